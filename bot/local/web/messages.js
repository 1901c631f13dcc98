// The messages of the place one looks at; only what has changed is drawn again.

import { act } from "./api.js";
import { el, face, icon, ICONS } from "./dom.js";
import { markdown } from "./markdown.js";
import { here, me, page, say } from "./page.js";
import { parts, picture } from "./parts.js";
import { moment } from "./times.js";

const box = () => document.getElementById("messages");
const NEAR = 90; // pixels from the end that still count as being there
const TOGETHER = 7 * 60; // seconds within which messages of one person stand together

let drawn = new Map(); // by id: what it was drawn from, and the element
let view = ""; // whose eyes, which place
let newFrom = null;
let atEnd = true;

/** Draws the messages; goes to the newest when one was there, or has just come here. */
export function drawMessages() {
  const { state } = page;
  const now = `${state.me} ${state.place} ${me().locale} ${me().zone}`;
  if (now !== view) {
    view = now;
    drawn = new Map();
    newFrom = state.new_from;
    atEnd = true;
    box().replaceChildren();
  }
  const nodes = [beginning(), ...state.messages.map(kept)];
  for (const id of [...drawn.keys()]) if (id !== "beginning" && !state.messages.some((message) => message.id === id)) drawn.delete(id);
  arrange(nodes);
  if (atEnd) toEnd();
}

function kept(message, number) {
  const before = page.state.messages[number - 1];
  const look = { message, close: standsClose(before, message), fresh: message.id === newFrom };
  return reuse(message.id, JSON.stringify(look), () => draw(look));
}

function reuse(id, source, make) {
  const known = drawn.get(id);
  if (known?.source === source) return known.node;
  const node = make();
  drawn.set(id, { source, node });
  return node;
}

function arrange(nodes) {
  const parent = box();
  nodes.forEach((node, number) => {
    if (parent.children[number] !== node) parent.insertBefore(node, parent.children[number] ?? null);
  });
  while (parent.children.length > nodes.length) parent.lastElementChild.remove();
}

function standsClose(before, message) {
  return Boolean(
    before && before.author.id === message.author.id && message.at - before.at < TOGETHER &&
    before.private === message.private && !message.used && !before.opens && !message.opens && message.id !== newFrom,
  );
}

// --- one message ----------------------------------------------------------------------------------------

function draw({ message, close, fresh }) {
  const kinds = ["message", close && "close", message.private && "private", message.called && !message.private && "called"];
  const node = message.opens
    ? el("article", { class: "message opens" }, icon(ICONS.thread), el("div", { class: "body" }, el("p", {}, say("thread-opened", { name: message.author.name })), threadLink(message.thread)))
    : el("article", { class: kinds.filter(Boolean).join(" "), "data-id": message.id }, close ? null : face(message.author.id, message.author.name, message.author.bot), el("div", { class: "body" }, content(message, close)));
  if (!fresh) return node;
  return el("div", {}, el("p", { class: "divider" }, el("span", {}, say("new-messages"))), node);
}

function content(message, close) {
  return [
    message.used ? el("p", { class: "used" }, say("used", { name: nameOf(message.used.who), command: `/${message.used.command}` })) : null,
    close ? null : head(message),
    message.loading ? el("p", { class: "thinking" }, el("i"), el("i"), el("i"), say("thinking", { name: message.author.name })) : null,
    message.text ? el("div", { class: "text" }, markdown(message.text)) : null,
    parts(message.parts, message),
    message.files.map((media) => picture(media)),
    message.thread ? threadLink(message.thread) : null,
    message.private ? foot(message) : null,
  ].flat();
}

function head(message) {
  return el(
    "header",
    {},
    el("strong", {}, message.author.name),
    message.author.bot ? el("span", { class: "tag" }, "Bot") : null,
    el("time", { title: moment(message.at, { dateStyle: "full", timeStyle: "short" }) }, moment(message.at, { weekday: "short", hour: "2-digit", minute: "2-digit" })),
  );
}

function foot(message) {
  const dismiss = () => page.attempt(() => act("dismiss", { as: page.state.me, message: message.id }));
  return el("footer", {}, icon(ICONS.eye), say("only-you"), " · ", el("button", { class: "plainlink", type: "button", onclick: dismiss }, say("dismiss")));
}

function threadLink(thread) {
  return el(
    "button",
    { class: "thread-link", type: "button", onclick: () => page.go({ place: thread.id }) },
    el("strong", {}, thread.name),
    el("span", {}, say("thread-posts", { count: thread.posts }), el("b", {}, say("open-thread"))),
  );
}

function nameOf(id) {
  return page.state.names.people[id] ?? "?";
}

// --- the beginning of a place ---------------------------------------------------------------------------

function beginning() {
  const place = here();
  return reuse("beginning", place.id, () => {
    if (place.kind === "channel") return welcome();
    const words = place.kind === "thread" ? say("thread-begin") : say("direct-begin", { name: me().name });
    return el("section", { class: "begin" }, el("h2", {}, place.name), el("p", {}, words));
  });
}

function welcome() {
  const open = (game) => page.attempt(async () => page.after(await act("command", { as: page.state.me, place: page.state.place, name: "new", options: { game: game.id } })));
  return el(
    "section",
    { class: "begin welcome" },
    el("img", { src: "web/saucer.svg", alt: "", width: "72", height: "72" }),
    el("h2", {}, say("welcome")),
    el("ol", {}, ["welcome-1", "welcome-2", "welcome-3"].map((key) => el("li", {}, markdown(say(key))))),
    el("div", { class: "row" }, page.games.map((game) => el("button", { class: "button primary", type: "button", onclick: () => open(game) }, game.name))),
  );
}

// --- where one is ---------------------------------------------------------------------------------------

/** Goes to the newest message; a long private answer is read from its beginning. */
export function toEnd() {
  const last = box().lastElementChild;
  const long = last?.classList.contains("private") && last.offsetHeight > box().clientHeight;
  box().scrollTop = long ? last.offsetTop - box().offsetTop : box().scrollHeight;
  atEnd = true;
  document.getElementById("newest").hidden = true;
}

/** Returns how far below the upper edge the newest message begins, if it is a private answer. */
function newestBegins() {
  const last = box().lastElementChild;
  return last?.classList.contains("private") ? last.offsetTop - box().offsetTop - box().scrollTop : Infinity;
}

/** Brings one message into view, and marks it for a moment. */
export function showMessage(id) {
  const node = box().querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!node || node === box().lastElementChild) return;
  atEnd = false;
  node.scrollIntoView({ block: "end" });
  node.classList.add("found");
  setTimeout(() => node.classList.remove("found"), 1500);
}

/** Stays at the end while things grow there, and offers the way back when one has left it. */
export function watchScrolling() {
  const newest = document.getElementById("newest");
  newest.addEventListener("click", toEnd);
  box().addEventListener("scroll", () => {
    const begins = newestBegins(); // a long private answer is read from there: that is the end, too
    atEnd = box().scrollHeight - box().scrollTop - box().clientHeight < NEAR || Math.abs(begins) < NEAR;
    newest.hidden = atEnd || begins < box().clientHeight / 2;
  });
  new ResizeObserver(() => atEnd && toEnd()).observe(box());
}

/** Is at the newest message again, whatever was looked at: one has just done something. */
export function follow() {
  atEnd = true;
}
