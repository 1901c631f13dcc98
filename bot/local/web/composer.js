// The box one types in: plain words, or a command that is filled in field by field.

import { act, look } from "./api.js";
import { toast } from "./dialogs.js";
import { el, icon, ICONS } from "./dom.js";
import { follow } from "./messages.js";
import { page, say } from "./page.js";

const BOOLEAN = 5;
const PEOPLE = [6, 9];
const PLACES = 7;
const PAUSE = 120; // milliseconds without a key before the bot is asked what it offers
const MOST = 25; // offers shown

let known = { key: "", commands: [] }; // what can be commanded here
let command = null; // the one being filled in
let fields = [];
let offers = []; // what is offered: { label, about, pick }
let active = -1;
let asked = 0; // counts questions, so that a late answer is not shown

let root, line, list, text, tail;

/** Builds the box. */
export function buildComposer() {
  root = document.getElementById("composer");
  list = el("div", { class: "offers", id: "offers", role: "listbox", hidden: true });
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the cursor
  line = el("div", { class: "line" });
  text = el("textarea", { id: "input", rows: "1", "aria-controls": "offers", autocomplete: "off", enterkeyhint: "send" });
  text.addEventListener("input", typed);
  text.addEventListener("focus", typed);
  const send = el("button", { class: "icon send", id: "send", type: "button" }, icon(ICONS.send));
  send.addEventListener("click", () => (command ? sendCommand() : sendText()));
  const work = el("p", { class: "thinking at-work", id: "at-work", hidden: true });
  root.replaceChildren(list, el("div", { class: "box" }, line, send), work, document.getElementById("newest"));
  root.addEventListener("keydown", keys);
  root.addEventListener("focusout", (event) => !root.contains(event.relatedTarget) && offer([]));
  plain();
}

/** Writes the words of the box, which depend on who and where one is. */
export function labelComposer() {
  text.placeholder = say("placeholder");
  text.setAttribute("aria-label", text.placeholder);
  const work = document.getElementById("at-work");
  if (work.hidden && page.state.busy) work.replaceChildren(el("i"), el("i"), el("i"), say("thinking", { name: page.state.server }));
  work.hidden = !page.state.busy;
  document.getElementById("send").title = say("send");
  document.getElementById("send").setAttribute("aria-label", say("send"));
}

/** Leaves what was being typed: one is somewhere or somebody else. */
export function resetComposer() {
  known = { key: "", commands: [] };
  plain();
}

function plain(words = "") {
  command = null;
  fields = [];
  line.replaceChildren(text);
  root.classList.remove("filling");
  text.value = words;
  grow();
  offer([]);
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 160)}px`;
}

// --- plain words ----------------------------------------------------------------------------------------

async function typed() {
  grow();
  if (!text.value.startsWith("/")) return offer([]);
  const commands = await commandsHere();
  if (command || !text.value.startsWith("/")) return undefined;
  const wanted = text.value.slice(1).trimStart().toLowerCase();
  const fits = commands.filter((each) => each.name.includes(wanted) || each.name.startsWith(wanted.split(" ")[0]) && wanted.startsWith(`${each.name} `));
  fits.sort((one, other) => Number(other.name.startsWith(wanted)) - Number(one.name.startsWith(wanted)));
  return offer(fits.map((each) => ({ label: `/${each.name}`, about: each.about, pick: () => begin(each) })), 0, say("commands"));
}

async function commandsHere() {
  const { me, place } = page.state;
  const key = `${me} ${place}`;
  if (known.key !== key) known = { key, commands: await look("commands", { as: me, place }).catch(() => []) };
  return known.commands;
}

async function sendText() {
  const words = text.value.trim();
  if (!words) return;
  if (words.startsWith("/")) {
    await typed(); // the list may not have been there yet
    if (offers.length) take(0);
    else toast(say("command-hint"));
    return;
  }
  text.value = "";
  grow();
  follow();
  const { me, place } = page.state;
  if (!(await page.attempt(() => act("say", { as: me, place, text: words })))) text.value = words;
}

// --- a command ------------------------------------------------------------------------------------------

function begin(chosen) {
  command = chosen;
  root.classList.add("filling");
  fields = chosen.options.filter((option) => option.required).map(field);
  tail = el("input", { class: "tail", "aria-label": say("more-options"), autocomplete: "off", enterkeyhint: "send" });
  tail.addEventListener("input", offerOptions);
  tail.addEventListener("focus", offerOptions);
  layOut();
  next();
}

function layOut() {
  const drop = el("button", { class: "chip", type: "button", title: say("cancel"), tabindex: "-1", onclick: () => { plain(); text.focus(); } }, `/${command.name}`);
  line.replaceChildren(drop, ...fields.map((each) => each.node), tail);
  tail.placeholder = fields.length ? "" : command.about;
}

function field(option) {
  const input = el("input", { "aria-label": option.name, autocomplete: "off", enterkeyhint: "next", size: "6" });
  const self = { option, input, value: null };
  input.addEventListener("input", () => { self.value = null; fit(input); offerValues(self); });
  input.addEventListener("focus", () => { input.select(); offerValues(self); });
  self.node = el("label", { class: "field" }, el("span", {}, option.name), input);
  return self;
}

function fit(input) {
  input.size = Math.max(6, Math.min(34, [...input.value].length + 1));
}

/** Goes to the first field that wants something, or to the end. */
function next() {
  const empty = fields.find((each) => each.value === null && !each.input.value.trim());
  (empty?.input ?? tail).focus();
}

function set(self, label, value) {
  self.input.value = label;
  self.value = value;
  self.node.classList.remove("wrong");
  fit(self.input);
  next();
}

// --- what is offered ------------------------------------------------------------------------------------

function offerOptions() {
  const wanted = tail.value.trim().toLowerCase();
  const open = command.options.filter((option) => !fields.some((each) => each.option === option) && option.name.includes(wanted));
  offer(
    open.map((option) => ({ label: option.name, about: option.about, pick: () => { tail.value = ""; fields.push(field(option)); layOut(); next(); } })),
    wanted ? 0 : -1,
    open.length ? say("optional") : "",
  );
}

async function offerValues(self) {
  const { option, input } = self;
  const typed = self.value === null ? input.value : "";
  const told = option.about;
  if (!option.asks) return offer(matching(fixed(option), typed).map((each) => ({ label: each.name, pick: () => set(self, each.name, each.value) })), 0, told);
  const question = (asked += 1);
  await new Promise((done) => setTimeout(done, PAUSE));
  if (question !== asked) return undefined;
  const { me, place } = page.state;
  const choices = await act("suggest", { as: me, place, name: command.name, option: option.name, typed, options: filled(self) }).catch(() => []);
  if (question !== asked || document.activeElement !== input) return undefined;
  return offer(choices.map((each) => ({ label: each.name, pick: () => set(self, each.name, String(each.value)) })), 0, told, choices.length ? "" : say("no-match"));
}

function fixed(option) {
  if (option.type === BOOLEAN) return [{ name: "✓", value: true }, { name: "✗", value: false }];
  if (PEOPLE.includes(option.type)) return page.state.people.map((person) => ({ name: person.name, value: person.id }));
  if (option.type === PLACES) return page.state.places.filter((place) => place.kind !== "direct").map((place) => ({ name: `# ${place.name}`, value: place.id }));
  return option.choices.map((choice) => ({ name: choice.name, value: String(choice.value) }));
}

function matching(choices, typed) {
  const wanted = typed.trim().toLowerCase();
  return choices.filter((choice) => choice.name.toLowerCase().includes(wanted));
}

function offer(some, first = -1, title = "", none = "") {
  if (!some.length) asked += none ? 0 : 1;
  offers = some.slice(0, MOST);
  active = Math.min(first, offers.length - 1);
  list.replaceChildren(
    ...(title ? [el("p", { class: "title" }, title)] : []),
    ...offers.map((each, number) =>
      el("div", { class: "offer", role: "option", id: `offer-${number}`, onclick: () => take(number) }, el("span", {}, each.label), each.about ? el("small", {}, each.about) : null),
    ),
    ...(none ? [el("p", { class: "none" }, none)] : []),
  );
  list.hidden = !list.children.length;
  mark();
}

function mark() {
  const nodes = [...list.querySelectorAll(".offer")];
  nodes.forEach((node, number) => node.setAttribute("aria-selected", String(number === active)));
  nodes[active]?.scrollIntoView({ block: "nearest" });
  const focused = document.activeElement;
  if (root.contains(focused)) focused.setAttribute("aria-activedescendant", active >= 0 ? `offer-${active}` : "");
}

function take(number) {
  const chosen = offers[number];
  offer([]);
  chosen?.pick();
}

// --- keys -----------------------------------------------------------------------------------------------

function keys(event) {
  if (event.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const open = !list.hidden && offers.length > 0;
  if (step && open) {
    active = active < 0 && step < 0 ? offers.length - 1 : (active + step + offers.length) % offers.length;
    mark();
  } else if (event.key === "Enter" && !event.shiftKey) {
    if (open && active >= 0) take(active);
    else if (command) sendCommand();
    else sendText();
  } else if (event.key === "Tab" && open && active >= 0 && !event.shiftKey) take(active);
  else if (event.key === "Escape") {
    if (!list.hidden) offer([]);
    else { plain(); text.focus(); }
  } else if (event.key === "Backspace" && command && !event.target.value) back(event.target);
  else return;
  event.preventDefault();
}

function back(input) {
  const at = input === tail ? fields.length : fields.findIndex((each) => each.input === input);
  const self = fields[at];
  if (self && !self.option.required) {
    fields = fields.filter((each) => each !== self);
    layOut();
  }
  if (at > 0) fields[at - 1].input.focus();
  else { plain(`/${command.name}`); text.focus(); }
}

// --- sending it -----------------------------------------------------------------------------------------

function valueOf(self) {
  if (self.value !== null) return self.value;
  const typed = self.input.value.trim();
  const { option } = self;
  const choices = fixed(option);
  if (!choices.length) return typed || null;
  const match = matching(choices, typed);
  return typed && match.length ? match[0].value : null;
}

function filled(but = null) {
  const values = fields.filter((each) => each !== but).map((each) => [each.option.name, valueOf(each)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

async function sendCommand() {
  const missing = fields.find((each) => valueOf(each) === null);
  if (missing?.option.required) {
    missing.node.classList.add("wrong");
    missing.input.focus();
    return;
  }
  const options = filled();
  const { me, place } = page.state;
  offer([]);
  follow();
  root.classList.add("busy");
  const sent = await page.attempt(async () => page.after(await act("command", { as: me, place, name: command.name, options })));
  root.classList.remove("busy");
  if (!sent) return;
  plain();
  if (matchMedia("(hover: hover)").matches) text.focus();
}
