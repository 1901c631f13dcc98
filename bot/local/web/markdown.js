// Discord's way of marking text up, as far as it is known here, into nodes.

import { el } from "./dom.js";
import { page, say } from "./page.js";
import { timestamp } from "./times.js";

// --- inside a line --------------------------------------------------------------------------------------

const SAFE = /^https?:\/\//i;

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Returns a link; one to a message leads to it on this page. */
export function link(address, children, kind = "") {
  const jump = JUMP.exec(address);
  if (jump) return el("button", { class: kind || "jump", type: "button", onclick: () => page.go({ place: jump[1], at: jump[2] }) }, children);
  if (!SAFE.test(address)) return kind ? el("button", { class: kind, type: "button", disabled: true }, children) : children;
  return el("a", { class: kind || undefined, href: address, target: "_blank", rel: "noreferrer noopener" }, children);
}

/** Returns an emoji of the bot's own by its name. */
export function emoji(name) {
  return el("img", { class: "emoji", src: `emoji/${name}`, alt: name.replaceAll("_", " "), loading: "lazy" });
}

function spoiler(content) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler") }, content);
  const show = () => {
    node.classList.add("open");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return node;
}

function placeLink(id) {
  const name = page.state?.names.places[id];
  if (!name) return el("span", { class: "mention" }, "#?");
  return el("button", { class: "mention", type: "button", onclick: () => page.go({ place: id }) }, `# ${name}`);
}

function personName(id) {
  const mine = id === page.state?.me ? " mine" : "";
  return el("span", { class: `mention${mine}` }, `@${page.state?.names.people[id] ?? "?"}`);
}

function roleName(id) {
  return el("span", { class: "mention" }, `@${page.state?.names.roles[id] ?? "?"}`);
}

// Each: a pattern that must match where we are, and what becomes of it.
const RULES = [
  [/\\([^\w\s])/y, (found) => found[1]],
  [/``(.+?)``|`([^`\n]+)`/y, (found) => el("code", {}, found[1] ?? found[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => timestamp(Number(found[1]), found[2])],
  [/<@!?(\d+)>/y, (found) => personName(found[1])],
  [/<@&(\d+)>/y, (found) => roleName(found[1])],
  [/<#(\d+)>/y, (found) => placeLink(found[1])],
  [/<\/([-\w ]+):\d+>/y, (found) => el("span", { class: "mention" }, `/${found[1]}`)],
  [/<a?:(\w+):\d+>/y, (found) => emoji(found[1])],
  [/\[([^\]\n]+)\]\(<?([^\s)>]+)>?\)/y, (found) => link(found[2], inline(found[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1], [found[1]])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]]/y, (found) => link(found[0], [found[0]])],
  [/\|\|([\s\S]+?)\|\|/y, (found) => spoiler(inline(found[1]))],
  [/\*\*\*([\s\S]+?)\*\*\*(?!\*)/y, (found) => el("strong", {}, el("em", {}, inline(found[1])))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (found) => el("strong", {}, inline(found[1]))],
  [/__([\s\S]+?)__(?!_)/y, (found) => el("u", {}, inline(found[1]))],
  [/~~([\s\S]+?)~~/y, (found) => el("s", {}, inline(found[1]))],
  [/\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/y, (found) => el("em", {}, inline(found[1]))],
  [/\b_((?:__|[^_])+?)_(?!\w)/y, (found) => el("em", {}, inline(found[1]))],
];

/** Returns the nodes of a piece of text without lines of its own. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const step = match(text, at);
    if (step) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(...[step.node].flat());
      at += step.length;
    } else {
      const sign = String.fromCodePoint(text.codePointAt(at));
      if (sign === "\n") {
        nodes.push(plain, el("br"));
        plain = "";
      } else plain += sign;
      at += sign.length;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { node: make(found), length: found[0].length };
  }
  return null;
}

// --- line by line ---------------------------------------------------------------------------------------

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;

/** Returns the nodes of a whole text. */
export function markdown(text) {
  const nodes = [];
  // Fenced code comes first: nothing in it means anything.
  text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```/).forEach((piece, number) => {
    if (number % 2) nodes.push(el("pre", { tabindex: "0" }, el("code", {}, piece.replace(/\n$/, ""))));
    else if (piece) nodes.push(...blocks(piece.replace(/^\n|\n$/g, "").split("\n")));
  });
  return nodes;
}

function blocks(lines) {
  const nodes = [];
  let run = [];
  const flush = () => {
    if (run.length) nodes.push(el("p", {}, inline(run.join("\n"))));
    run = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    const small = SMALL.exec(line);
    if (heading || small || ITEM.test(line) || /^>(>>)? /.test(line)) flush();
    if (heading) nodes.push(el(`h${heading[1].length + 1}`, {}, inline(heading[2])));
    else if (small) nodes.push(el("p", { class: "small" }, inline(small[1])));
    else if (/^>(>>)? /.test(line)) {
      const rest = quoted(lines, at);
      nodes.push(el("blockquote", {}, markdown(rest.join("\n"))));
      at += rest.length - 1;
    } else if (ITEM.test(line)) {
      let end = at;
      while (end < lines.length && ITEM.test(lines[end])) end += 1;
      nodes.push(list(lines.slice(at, end)));
      at = end - 1;
    } else run.push(line);
  }
  flush();
  return nodes;
}

function quoted(lines, at) {
  if (lines[at].startsWith(">>> ")) return lines.slice(at).map((line, number) => (number ? line : line.slice(4)));
  const rest = [];
  for (const line of lines.slice(at)) {
    if (!/^> ?/.test(line)) break;
    rest.push(line.replace(/^> ?/, ""));
  }
  return rest;
}

function list(lines) {
  const items = lines.map((line) => ITEM.exec(line));
  const ordered = /\d/.test(items[0][2]);
  const start = ordered ? parseInt(items[0][2], 10) : undefined;
  const node = el(ordered ? "ol" : "ul", { start });
  const depth = items[0][1].length;
  for (let at = 0; at < items.length; at += 1) {
    let end = at + 1;
    while (end < items.length && items[end][1].length > depth) end += 1;
    node.append(el("li", {}, inline(items[at][3]), end > at + 1 ? list(lines.slice(at + 1, end)) : null));
    at = end - 1;
  }
  return node;
}
