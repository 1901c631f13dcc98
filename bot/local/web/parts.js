// The parts of a message: texts, pictures, frames, buttons and lists.

import { act } from "./api.js";
import { showPicture } from "./dialogs.js";
import { el, icon, ICONS } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { page, say } from "./page.js";

const STYLES = { 1: "primary", 2: "plain", 3: "good", 4: "grave", 5: "link" };

const MAKERS = {
  1: (part, message) => el("div", { class: "row" }, parts(part.components, message)),
  2: button,
  3: choice,
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

function button(part, message) {
  const emoji = part.emoji?.name ? `${part.emoji.name} ` : "";
  const label = `${emoji}${part.label ?? ""}`;
  if (part.style === 5) return link(part.url, [label], "button link");
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

function choice(part, message) {
  const many = (part.max_values ?? 1) > 1;
  const preset = part.options.filter((option) => option.default).map((option) => option.label).join(", ");
  const list = el("div", { class: "options", role: "listbox", hidden: true, "aria-label": part.placeholder ?? say("choose") });
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
    if (!open) return;
    (list.querySelector("[aria-selected=true]") ?? list.firstElementChild)?.focus({ preventScroll: true });
    list.scrollIntoView({ block: "nearest" });
  };
  opener.addEventListener("click", () => toggle(list.hidden));
  list.append(...part.options.map((option) => entry(option, many, (value) => { toggle(false); send([value]); })));
  if (many) list.append(el("button", { class: "button primary", type: "button", onclick: () => { toggle(false); send(picked(list)); } }, say("choose")));
  list.addEventListener("keydown", (event) => walk(event, list, () => { toggle(false); opener.focus(); }));
  return el("div", { class: "select" }, opener, list);
}

function entry(option, many, pick) {
  const node = el(
    "button",
    { class: "option", type: "button", role: "option", "aria-selected": String(Boolean(option.default)), "data-value": option.value },
    el("span", {}, option.emoji?.name ? `${option.emoji.name} ` : "", option.label),
    option.description ? el("small", {}, option.description) : null,
  );
  node.addEventListener("click", () => {
    if (!many) pick(option.value);
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
    const all = [...list.children];
    all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
