// What lies over the page: a picture in large, a form, a short notice.

import { el, icon, ICONS } from "./dom.js";
import { say } from "./page.js";

/** Says something for a few seconds. */
export function toast(text) {
  if (!text) return;
  const note = el("p", { class: "toast" }, text);
  document.getElementById("toasts").replaceChildren(note);
  setTimeout(() => note.remove(), 7000);
}

function closer(dialog) {
  const close = () => dialog.close();
  return el("button", { class: "icon close", type: "button", "aria-label": say("close"), title: say("close"), onclick: close }, icon(ICONS.close));
}

/** Shows a picture as large as fits; a press shows every pixel of it, another one fits it again. */
export function showPicture(media) {
  const dialog = document.getElementById("picture");
  const image = el("img", { src: media.url, alt: media.alt, width: media.width || undefined, height: media.height || undefined });
  const frame = el("div", { class: "frame" }, image);
  frame.addEventListener("click", (event) => {
    if (event.target === frame) dialog.close();
    else dialog.classList.toggle("whole");
  });
  const words = media.alt ? el("details", { class: "alt", open: innerWidth > 700 }, el("summary", {}, say("alt-text")), el("p", {}, media.alt)) : null;
  dialog.classList.remove("whole");
  dialog.replaceChildren(closer(dialog), frame, ...(words ? [words] : []));
  dialog.showModal();
}

/** Asks for some values; `send` gets them and may refuse, which leaves the form open. */
export function ask({ title, fields, button, send, note }) {
  const dialog = document.getElementById("form");
  const complaint = el("p", { class: "complaint", role: "alert", hidden: true });
  const done = el("button", { class: "button primary", type: "submit" }, button);
  const form = el(
    "form",
    { method: "dialog" },
    closer(dialog),
    el("h2", {}, title),
    fields.map(row),
    note ? el("p", { class: "small" }, note) : null,
    complaint,
    el("div", { class: "ends" }, el("button", { class: "button", type: "button", onclick: () => dialog.close() }, say("cancel")), done),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    done.disabled = true;
    try {
      await send(Object.fromEntries(fields.filter((field) => field.name).map((field) => [field.name, field.input.value])));
      dialog.close();
    } catch (error) {
      complaint.textContent = error.message;
      complaint.hidden = false;
    }
    done.disabled = false;
  });
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector("input, textarea, select")?.focus();
}

function row(field) {
  if (field.text) return el("div", { class: "said" }, field.text);
  return el("label", {}, el("span", {}, field.label), field.about ? el("small", {}, field.about) : null, field.input);
}
