"use strict";

// --- hashes: both written out, because a page opened from a disk may not be given the browser's own --------

function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(text) {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("no hexadecimal number");
  return Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));
}

function utf8(text) {
  return new TextEncoder().encode(text);
}

function joined(...pieces) {
  const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

// Returns bytes as text; "" if they are none.
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    return "";
  }
}

const PRIMES = [];
for (let number = 2; PRIMES.length < 64; number++) {
  if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);
}
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const SHA_START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const SHA_ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function sha256(message) {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, (message.length * 8) >>> 0);
  const state = Uint32Array.from(SHA_START);
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  const w = new Uint32Array(64);
  for (let block = 0; block < size; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const late = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + early + w[i - 7] + late;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + SHA_ROUNDS[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] += word; });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

// A number of 64 bits is two of 32: the low half at 2i, the high half at 2i + 1.
const BLAKE_START = Uint32Array.from([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);
const BLAKE_ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
  "0123456789abcdef", "ea489fd61c02b753",
].map((order) => Array.from(order, (digit) => 2 * parseInt(digit, 16)));
const BLAKE_MIXES = [
  [0, 8, 16, 24], [2, 10, 18, 26], [4, 12, 20, 28], [6, 14, 22, 30],
  [0, 10, 20, 30], [2, 12, 22, 24], [4, 14, 16, 26], [6, 8, 18, 28],
];

function add(v, a, from, b) {
  const low = v[a] + from[b];
  v[a + 1] = v[a + 1] + from[b + 1] + (low > 0xffffffff ? 1 : 0);
  v[a] = low;
}

function xorTurned(v, d, a, by) {
  const low = v[d] ^ v[a], high = v[d + 1] ^ v[a + 1];
  if (by === 32) {
    v[d] = high;
    v[d + 1] = low;
  } else if (by < 32) {
    v[d] = (low >>> by) | (high << (32 - by));
    v[d + 1] = (high >>> by) | (low << (32 - by));
  } else {
    v[d] = (high >>> (by - 32)) | (low << (64 - by));
    v[d + 1] = (low >>> (by - 32)) | (high << (64 - by));
  }
}

function compress(h, block, counted, last) {
  const view = new DataView(block.buffer, block.byteOffset, 128);
  const m = new Uint32Array(32), v = new Uint32Array(32);
  for (let i = 0; i < 32; i++) m[i] = view.getUint32(4 * i, true);
  v.set(h);
  v.set(BLAKE_START, 16);
  v[24] ^= counted >>> 0;
  v[25] ^= Math.floor(counted / 2 ** 32);
  if (last) {
    v[28] = ~v[28];
    v[29] = ~v[29];
  }
  for (const order of BLAKE_ORDERS) {
    BLAKE_MIXES.forEach(([a, b, c, d], i) => {
      add(v, a, v, b);
      add(v, a, m, order[2 * i]);
      xorTurned(v, d, a, 32);
      add(v, c, v, d);
      xorTurned(v, b, c, 24);
      add(v, a, v, b);
      add(v, a, m, order[2 * i + 1]);
      xorTurned(v, d, a, 16);
      add(v, c, v, d);
      xorTurned(v, b, c, 63);
    });
  }
  for (let i = 0; i < 16; i++) h[i] ^= v[i] ^ v[i + 16];
}

function blake2b(message, size, key = new Uint8Array(0)) {
  const h = Uint32Array.from(BLAKE_START);
  h[0] ^= 0x01010000 ^ (key.length << 8) ^ size;
  const keyBlock = new Uint8Array(key.length ? 128 : 0);
  keyBlock.set(key);
  const input = joined(keyBlock, message);
  const blocks = Math.max(1, Math.ceil(input.length / 128));
  const padded = new Uint8Array(blocks * 128);
  padded.set(input);
  for (let i = 0; i < blocks; i++) {
    const last = i === blocks - 1;
    compress(h, padded.subarray(128 * i), last ? input.length : 128 * (i + 1), last);
  }
  const digest = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => digest.setUint32(4 * i, word, true));
  return new Uint8Array(digest.buffer).slice(0, size);
}

// --- the scheme --------------------------------------------------------------------------------------------

function seedOf(head, options) {
  if (head.scheme === 1) return unhex(head.secret);
  const counted = (list) => [String(list.length), ...list];
  const texts = [...counted(head.ids), ...counted(head.words)];
  if (head.scheme === 3) {
    texts.push(...counted(head.cut === null ? [] : [head.cut]));
    texts.push(String(head.game), head.title, options, ...counted(head.seats));
    if ("start" in head) texts.push(head.start);
  }
  const fields = [utf8(`ack-ack seed ${head.scheme}`), unhex(head.secret), ...texts.map(utf8)];
  const measured = fields.flatMap((field) => {
    const size = new DataView(new ArrayBuffer(4));
    size.setUint32(0, field.length);
    return [new Uint8Array(size.buffer), field];
  });
  return blake2b(joined(...measured), 32);
}

class Dice {
  constructor(seed, number) {
    this.seed = seed;
    this.number = number;
    this.drawn = 0;
  }

  draw(choices) {
    if (!(whole(choices) && choices >= 1)) return NaN;
    const all = 1n << 64n, limit = all - (all % BigInt(choices));
    for (;;) {
      const digest = blake2b(utf8(`${this.number}:${this.drawn++}`), 8, this.seed);
      const value = BigInt("0x" + hex(digest));
      if (value < limit) return Number(value % BigInt(choices));
    }
  }
}

// --- the file: every value has one spelling, and every field is known ----------------------------------------

// Fields that are whole numbers, or lists of them; JavaScript itself does not tell 1 from 1.0.
const WHOLE = ["format", "game", "scheme", "row", "seat", "draws", "back_to", "rules", "since", "winners", "scores"];

// Tells whether valid JSON is written as we write it: no blanks, no needless escapes, no key twice.
function isOurSpelling(text) {
  const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[[\]{},:]/ys;
  const objects = [];
  let found, before = "";
  while (token.lastIndex < text.length && (found = token.exec(text))) {
    const [word] = found, object = objects[objects.length - 1];
    if (word === "{") objects.push({ names: new Set(), name: "" });
    else if (word === "}") objects.pop();
    else if (word === ":") {
      object.name = JSON.parse(before);
      if (object.names.has(object.name)) return false;
      object.names.add(object.name);
    } else if (word[0] === '"') {
      if (JSON.stringify(JSON.parse(word)) !== word) return false;
    } else if (/^-?\d+$/.test(word)) {
      if (String(BigInt(word)) !== word) return false;
    } else if (/\d/.test(word)) {
      const shortest = String(Number(word));
      if (WHOLE.includes(object.name) || (word !== shortest && word !== `${shortest}.0`)) return false;
    }
    before = word;
  }
  return found !== null;
}

const whole = Number.isSafeInteger;
const isText = (value) => typeof value === "string";
const listOf = (fits) => (value) => Array.isArray(value) && value.every(fits);
const orNull = (fits) => (value) => value === null || fits(value);
const oneOf = (...values) => (value) => values.includes(value);
const anything = () => true;
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isHex = (value) => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isDraw = (value) => listOf(whole)(value) && value.length === 2;

const KINDS = ["setup", "move", "undo", "resign", "end"];
const AUTHORS = ["player", "standing", "clock", "computer"];
const OUTCOME = [["winners", listOf(whole)], ["reason", isText], ["scores", listOf(whole)]];
const FIELDS = {
  head: [
    ["format", oneOf(1)], ["game", (value) => whole(value) && value >= 1], ["title", isText], ["options", isObject],
    ["seats", listOf(isText)], ["scheme", oneOf(1, 2, 3)], ["seal", isHex], ["secret", isHex], ["ids", listOf(isText)],
    ["words", listOf(isText)], ["cut", orNull(isText)], ["seed", isHex], ["start", (value) => isText(value) && value !== ""],
    ["pack", isObject],
  ],
  row: [
    ["row", whole], ["kind", oneOf(...KINDS)], ["seat", orNull(whole)], ["by", oneOf(...AUTHORS)],
    ["action", orNull(isObject)], ["draws", listOf(isDraw)], ["events", listOf(isObject)], ["back_to", orNull(whole)],
  ],
  end: [
    ["rules", (value) => whole(value) && value >= 1], ["since", whole], ["state", anything], ["end", oneOf("over", "ended")],
    ["outcome", orNull((value) => fits(value, OUTCOME))],
  ],
};

// Only in scheme 3 is a deck cut. Few games begin from a given position, and few are played with a pack.
function fieldsOf(kind, part) {
  const has = { cut: part.scheme === 3, start: part.scheme === 3 && "start" in part, pack: "pack" in part };
  return FIELDS[kind].filter(([name]) => has[name] ?? true);
}

function fits(part, fields) {
  if (!isObject(part)) return false;
  const names = Object.keys(part);
  return names.length === fields.length && fields.every(([name, right], i) => names[i] === name && right(part[name]));
}

function linesOf(text) {
  if (!text.startsWith("[\n") || !text.endsWith("\n]\n")) throw new Error("this is no record of a game");
  const lines = text.slice(2, -3).split(",\n");
  if (lines.length < 3) throw new Error("end: the record is cut off");
  return lines.map((line, i) => {
    const kind = i === 0 ? "head" : i === lines.length - 1 ? "end" : "row";
    const where = kind === "row" ? `row ${i - 1}` : kind;
    const found = /^(\{.*),"mark":"([0-9a-f]{64})"\}$/s.exec(line);
    let part = null;
    try {
      part = JSON.parse(found[1] + "}");
    } catch (error) {
      throw new Error(`${where}: the line cannot be read`);
    }
    if (!isOurSpelling(found[1] + "}")) throw new Error(`${where}: the line is written in another way than ours`);
    if (!fits(part, fieldsOf(kind, part))) throw new Error(`${where}: a field is missing, unknown or cannot be read`);
    return { where, kind, body: found[1], mark: found[2], part };
  });
}

function check(text) {
  const lines = linesOf(text), head = lines[0].part, seed = unhex(head.seed);
  const marks = lines.map((line) => line.mark);
  const result = { head, rows: [], marks, flaws: [], draws: 0, unproved: null };
  const flaw = (where, why) => result.flaws.push(`${where}: ${why}`);
  checkHead(head, lines[0].body, flaw);
  let before = "", rolls = 0;
  lines.forEach(({ where, kind, body, mark, part }, i) => {
    if (hex(blake2b(utf8(before + body), 32, seed)) !== mark) flaw(where, "the line was changed: its mark does not fit");
    before = mark;
    if (kind !== "row") return;
    if (part.row !== i - 1) flaw(where, `row ${part.row} stands in its place`);
    const dice = new Dice(seed, head.scheme === 3 ? rolls : part.row);
    const drawn = part.draws.map(([choices, chosen]) => ({ choices, chosen, right: dice.draw(choices) === chosen }));
    if (!drawn.every((roll) => roll.right)) flaw(where, "its dice are not those of the seed");
    if (drawn.length) rolls++;
    result.draws += drawn.length;
    result.rows.push({ ...part, rolls: drawn });
  });
  checkRows(result.rows, head.seats.length, flaw);
  if (result.draws === 0 && !("start" in head)) flaw("row 0", "0 draws are recorded in the whole game");
  const end = lines[lines.length - 1].part;
  if (checkEnd(end, result.rows.length - 1, flaw)) result.unproved = end.since;
  return result;
}

// A field of a line as it is written: JavaScript might order its fields in another way. "" if it is missing.
function written(line, name) {
  const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^"[\]{},:]+/ys;
  let found, depth = 0, key = null, begin = 0;
  while ((found = token.exec(line))) {
    const [word] = found;
    if (depth === 1 && key === name && word === ",") return line.slice(begin, found.index);
    if (depth === 1 && word === ":") begin = token.lastIndex;
    if (depth === 1 && word === ",") key = null;
    else if (depth === 1 && key === null && word[0] === '"') key = JSON.parse(word);
    if (word === "{" || word === "[") depth++;
    if (word === "}" || word === "]") depth--;
  }
  return key === name ? line.slice(begin) : "";
}

const PACK = "+pack"; // the option that names a pack, by its digest

function checkHead(head, body, flaw) {
  const pack = written(body, "pack"), digest = pack && hex(blake2b(utf8(pack), 16));
  if (head.scheme === 1 && head.ids.length + head.words.length) flaw("head", "in scheme 1 nobody adds anything to the seed");
  if (hex(sha256(unhex(head.secret))) !== head.seal) flaw("head", "the seal is not that of the secret");
  if ((head.options[PACK] ?? "") !== digest) flaw("head", "the pack in it is not the one that its options name");
  else if (pack && head.pack.game !== head.title) flaw("head", `its pack is for the game ${head.pack.game}`);
  if (hex(seedOf(head, written(body, "options"))) !== head.seed) flaw("head", "the seed is not made from the secret and the parts");
}

// The fields that a kind of row has by all rules: a seat, an action, a row to go back to, draws or events; who makes it.
const SHAPES = {
  setup: { happens: true, by: ["player", "clock"] },
  move: { seat: true, action: true, happens: true, by: AUTHORS },
  undo: { seat: true, back: true, by: ["player"] },
  resign: { seat: true, by: ["player"] },
  end: { by: ["player", "clock", "computer"] },
};

function checkRows(rows, seats, flaw) {
  rows.forEach((row, i) => {
    const shape = SHAPES[row.kind], where = `row ${i}`;
    if ((i === 0) !== (row.kind === "setup")) flaw(where, "a game begins with its setup, and with nothing else");
    if (i && rows[i - 1].kind === "end") flaw(where, "the game was over before");
    if (row.seat !== null && !(row.seat >= 0 && row.seat < seats)) flaw(where, `there is no seat ${row.seat}`);
    const has = [row.seat, row.action, row.back_to].map((value) => value !== null);
    const wants = [shape.seat, shape.action, shape.back].map(Boolean);
    if (String(has) !== String(wants)) flaw(where, `a row of the kind ${row.kind} has other fields`);
    if (!shape.by.includes(row.by)) flaw(where, `a row of the kind ${row.kind} is not made by: ${row.by}`);
    if (!shape.happens && row.draws.length + row.events.length) flaw(where, `in a row of the kind ${row.kind} nothing happens`);
    if (row.back_to !== null && !(row.back_to >= 0 && row.back_to < i)) flaw(where, `there is no row ${row.back_to} to go back to`);
  });
}

// Returns whether other rules held at first: those rows nobody can play again.
function checkEnd(end, last, flaw) {
  const adopted = end.state !== null;
  if (adopted && end.rules === 1) flaw("end", "no other rules held before version 1");
  if (!(adopted ? end.since >= 0 && end.since < last : end.since === 0)) {
    flaw("end", `other rules cannot have held up to row ${end.since}`);
  }
  if ((end.end === "over") !== (end.outcome !== null)) {
    flaw("end", "it says who has won, or that nobody has, of a game that ended in another way");
  }
  return adopted;
}

// --- showing -----------------------------------------------------------------------------------------------

const place = (id) => document.getElementById(id);

function put(parent, tag, text, name = "") {
  const item = document.createElement(tag);
  item.textContent = text;
  if (name) item.className = name;
  parent.append(item);
  return item;
}

function showFacts(result, words) {
  const { head, marks } = result;
  const facts = [
    [words.seal, [head.seal]], [words.secret, [head.secret]], [words.ids, head.ids], [words.words, head.words],
    [words.seed, [head.seed]], [words.mark, [marks[marks.length - 1]]],
  ];
  if (head.scheme !== 1) facts.splice(4, 0, [words.cut, [head.cut ?? words.uncut]]);
  for (const [name, values] of facts) {
    put(place("facts"), "dt", name);
    for (const value of values) put(put(place("facts"), "dd", ""), "code", value);
  }
}

function showRow(row, seats, words) {
  const line = put(place("rows"), "tr", "");
  put(line, "td", row.row);
  put(line, "td", row.by === "player" ? row.kind : `${row.kind} · ${row.by}`);
  put(line, "td", row.seat === null ? "" : seats[row.seat] ?? row.seat);
  const rolls = put(line, "td", "");
  for (const { choices, chosen, right } of row.rolls) {
    const shown = words.roll.replace("@chosen", chosen + 1).replace("@choices", choices);
    put(rolls, "span", `${shown} ${right ? "✓" : "✗"}`, right ? "" : "wrong");
  }
  const told = put(put(line, "td", ""), "details", "");
  put(told, "summary", row.events.length);
  put(told, "code", JSON.stringify(row.action) + " → " + JSON.stringify(row.events));
}

function compare(result, words) {
  const posted = place("posted").value.trim().replace(/[`….]/g, "").toLowerCase();
  const sealed = posted.length >= 16 && result.head.seal.startsWith(posted);
  const known = sealed || result.marks.includes(posted);
  place("found").textContent = posted === "" ? words.uncompared : known ? words.same : words.other;
}

// What no page can prove, and what this one was not given.
function showLimits(result, words) {
  place("unproved").textContent = words.unproved;
  const limits = [words.rules, words.authors, words.compared];
  if (result.unproved !== null) limits.unshift(words.early.replace("@last", result.unproved));
  if (result.head.scheme === 1) limits.push(words.alone);
  for (const limit of limits) put(place("unproved-list"), "li", limit);
}

// Shows the check; alone, it also names the page.
function show(text, words, alone) {
  if (alone) place("name").textContent = document.title = words.title;
  place("about").textContent = words.about;
  place("ask").textContent = words.posted;
  for (const name of [words.row, words.kind, words.seat, words.rolls, words.told]) put(place("columns"), "th", name);
  let result;
  try {
    result = check(text);
  } catch (error) {
    result = { head: null, rows: [], marks: [], flaws: [String(error.message)] };
  }
  const verdict = result.flaws.length ? "bad" : "part";
  place("verdict").textContent = words[verdict];
  place("verdict").className = verdict;
  for (const flaw of result.flaws) put(place("flaws"), "li", flaw);
  if (!result.head) return;
  if (alone) place("name").textContent = document.title = `${words.title}: ${result.head.title} ${result.head.game}`;
  if (verdict === "part") showLimits(result, words);
  showFacts(result, words);
  compare(result, words);
  for (const row of result.rows) showRow(row, result.head.seats, words);
  place("posted").addEventListener("input", () => compare(result, words));
}
