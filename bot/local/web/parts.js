// The parts of a message: texts, pictures, frames, buttons and lists.

import { act } from "./api.js";
import { showPicture } from "./dialogs.js";
import { el, icon, ICONS } from "./dom.js";
import { emoji, link, markdown } from "./markdown.js";
import { page, say } from "./page.js";

const STYLES = { 1: "primary", 2: "plain", 3: "good", 4: "grave", 5: "link" };

const MAKERS = {
  1: (part, message) => el("div", { class: "row" }, parts(part.components, message)),
  2: button,
  3: choice,
  6: choice, // of roles
  8: choice, // of channels
  9: section,
  10: (part) => el("div", { class: "text" }, markdown(part.content)),
  11: (part) => picture(part.media, "thumbnail"),
  12: (part) => el("div", { class: `gallery of-${Math.min(part.items.length, 2)}` }, part.items.map((item) => picture(item))),
  13: (part) => file(part.file),
  14: (part) => el("hr", { class: part.divider === false ? "space" : "" }),
  17: container,
};

/** Returns the elements of some parts of a message. */
export function parts(some, message) {
  return some.map((part) => MAKERS[part.type]?.(part, message) ?? null);
}

function container(part, message) {
  const colour = part.accent_color === undefined ? null : `#${part.accent_color.toString(16).padStart(6, "0")}`;
  return el("div", { class: `container${colour ? " accent" : ""}`, vars: colour ? { "--accent": colour } : {} }, parts(part.components, message));
}

function section(part, message) {
  return el("div", { class: "section" }, el("div", {}, parts(part.components, message)), parts([part.accessory], message));
}

/** Returns a picture that opens in large. */
export function picture(media, kind = "") {
  if (!media.picture) return file(media);
  const ratio = media.width && media.height ? media.width / media.height : 1.5;
  const image = el("img", { src: media.url, alt: media.alt, loading: "eager", draggable: "false" });
  const frame = el(
    "button",
    { class: `shot ${kind}`, type: "button", title: say("open-picture"), vars: { "--ratio": ratio, "--wide": `${media.width || 600}px` } },
    image,
  );
  if (media.spoiler) frame.classList.add("hidden");
  frame.addEventListener("click", () => {
    if (frame.classList.contains("hidden")) frame.classList.remove("hidden");
    else showPicture(media);
  });
  return frame;
}

/** Returns a file to keep. */
export function file(media) {
  return el("a", { class: "file", href: media.url, download: media.name }, icon(ICONS.file), media.name);
}

/** Returns the emoji before a label: the bot's own as a picture, others as text. */
function sign(given) {
  if (!given?.name) return [];
  return given.id ? [emoji(given.name), " "] : [`${given.name} `];
}

function button(part, message) {
  const label = [...sign(part.emoji), part.label ?? ""];
  if (part.style === 5) return link(part.url, label, "button link");
  const node = el("button", { class: `button ${STYLES[part.style] ?? "plain"}`, type: "button", disabled: part.disabled }, label);
  node.addEventListener("click", () =>
    busy(node, async () => {
      page.pressed = { id: message.id, threaded: Boolean(message.thread) };
      const done = await act("press", { as: page.state.me, place: page.state.place, message: message.id, id: part.custom_id });
      page.after(done);
    }),
  );
  return node;
}

async function busy(node, work) {
  const row = node.closest(".message") ?? node;
  if (row.classList.contains("busy")) return;
  row.classList.add("busy");
  node.classList.add("pressed");
  await page.attempt(work);
  row.classList.remove("busy");
  node.classList.remove("pressed");
}

// --- lists ----------------------------------------------------------------------------------------------

const opened = new Set(); // lists that are open; they stay so when their message is drawn again
const TEXTS = 3; // a list of the bot's own; the others hold all there is on the server, and are searched by typing

function choice(part, message) {
  const preset = part.options.filter((option) => option.default).map((option) => option.label).join(", ");
  const key = `${message.id} ${part.custom_id}`;
  const list = el("div", { class: "options", hidden: true });
  const opener = el(
    "button",
    { class: "opener", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: part.disabled },
    el("span", { class: preset ? "" : "dim" }, preset || part.placeholder || say("choose")),
    icon(ICONS.down),
  );
  const send = (values) =>
    busy(opener, async () => {
      const done = await act("choose", { as: page.state.me, place: page.state.place, message: message.id, id: part.custom_id, values });
      page.after(done);
    });
  const toggle = (open) => {
    list.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (!open) {
      opened.delete(key);
      return;
    }
    opened.add(key);
    const search = list.querySelector(".search");
    if (search) {
      search.value = ""; // what was searched for last time is searched no longer
      search.dispatchEvent(new Event("input"));
    }
    const first = search ?? list.querySelector("[aria-selected=true]") ?? list.querySelector(".option");
    first?.focus({ preventScroll: true });
    list.scrollIntoView({ block: "nearest" });
  };
  const pick = (values) => { toggle(false); send(values); };
  opener.addEventListener("click", () => toggle(list.hidden));
  fill(list, part, pick);
  list.addEventListener("keydown", (event) => walk(event, list, () => { toggle(false); opener.focus(); }));
  if (opened.has(key)) requestAnimationFrame(() => toggle(true));
  return el("div", { class: "select" }, opener, list);
}

function fill(list, part, pick) {
  const many = (part.max_values ?? 1) > 1;
  const clears = part.min_values === 0; // pressed once more, what was chosen is chosen no longer
  const entries = el("div", { role: "listbox", "aria-label": part.placeholder ?? say("choose"), "aria-multiselectable": String(many) });
  entries.append(...part.options.map((option) => entry(option, many, () => pick(clears && option.default ? [] : [option.value]))));
  if (part.type !== TEXTS) list.append(search(entries));
  list.append(entries);
  if (many) list.append(el("button", { class: "button primary", type: "button", onclick: () => pick(picked(list)) }, say("choose")));
}

function search(entries) {
  const none = el("p", { class: "none", hidden: true }, say("no-match"));
  const box = el("input", { class: "search", type: "search", placeholder: say("search"), "aria-label": say("search"), autocomplete: "off" });
  box.addEventListener("input", () => {
    const wanted = box.value.trim().toLowerCase();
    for (const node of entries.children) node.hidden = !node.textContent.toLowerCase().includes(wanted);
    none.hidden = [...entries.children].some((node) => !node.hidden);
  });
  box.addEventListener("keydown", (event) => event.key === "Enter" && entries.querySelector(".option:not([hidden])")?.click());
  return el("div", {}, box, none);
}

function entry(option, many, pick) {
  const node = el(
    "button",
    { class: "option", type: "button", role: "option", "aria-selected": String(Boolean(option.default)), "data-value": option.value },
    el("span", {}, sign(option.emoji), option.label),
    option.description ? el("small", {}, option.description) : null,
  );
  node.addEventListener("click", () => {
    if (!many) pick();
    else node.setAttribute("aria-selected", String(node.getAttribute("aria-selected") !== "true"));
  });
  return node;
}

function picked(list) {
  return [...list.querySelectorAll("[aria-selected=true]")].map((node) => node.dataset.value);
}

function walk(event, list, close) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") close();
  else if (step) {
    const all = [...list.querySelectorAll("input, button")].filter((node) => !node.hidden);
    all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
