// The right column: the people one can be, and the clock.

import { act } from "./api.js";
import { ask } from "./dialogs.js";
import { el, face, icon, ICONS } from "./dom.js";
import { me, page, say } from "./page.js";
import { moment, now, tickStamps } from "./times.js";

const LANGUAGES = ["en-GB", "en-US", "da", "de", "es-ES", "fr", "it", "ja", "nl", "pl", "pt-BR", "sv-SE", "uk"];
const NAMES = ["Robin", "Sam", "Noor", "Jo", "Mika", "Lee", "Ash", "Remy", "Toni", "Uma"];
const SKIPS = [["skip-1", 3600], ["skip-8", 8 * 3600], ["skip-24", 24 * 3600]];

let drawn = "";

/** Draws who one can be, who one is, and what time it is; only the time, if nobody has changed. */
export function drawPeople() {
  const mine = me();
  const source = JSON.stringify([page.state.people, page.state.me, say("people")]);
  if (source === drawn) return tick();
  drawn = source;
  document.getElementById("right").replaceChildren(
    el("section", {}, el("h2", {}, say("people")), page.state.people.map(entry), adder(), el("p", { class: "hint" }, say("people-hint"))),
    el("section", { class: "time" }, el("h2", {}, say("time")), clock("large"), skips(), el("p", { class: "hint" }, say("time-hint"))),
  );
  document.getElementById("open-right").replaceChildren(face(mine.id, mine.name), el("span", { class: "name" }, mine.name));
  return tick();
}

function entry(person) {
  const current = person.id === page.state.me;
  const called = person.called && !current ? el("span", { class: "badge" }, String(person.called)) : null;
  return el(
    "div",
    { class: `person${current ? " current" : ""}` },
    el(
      "button",
      { class: "be", type: "button", "aria-pressed": String(current), onclick: () => page.go({ as: person.id }) },
      face(person.id, person.name),
      el("span", { class: "name" }, person.name, el("small", { "data-clock": person.id }, "")),
      current ? el("span", { class: "tag" }, say("you")) : called,
    ),
    current ? el("button", { class: "icon", type: "button", title: say("settings"), "aria-label": say("settings"), onclick: () => edit(person) }, icon(ICONS.cog)) : null,
  );
}

function adder() {
  return el("button", { class: "add", type: "button", onclick: () => edit(null) }, icon(ICONS.plus), say("add-person"));
}

function edit(person) {
  const taken = page.state.people.map((each) => each.name);
  const name = el("input", { required: true, maxlength: "24", autocomplete: "off", value: person?.name ?? NAMES.find((each) => !taken.includes(each)) ?? "" });
  const locale = languages(person?.locale ?? me().locale);
  const zone = zones(person?.zone ?? "");
  ask({
    title: person ? person.name : say("add-person"),
    button: say("save"),
    note: say("language-note"),
    fields: [
      { name: "name", label: say("name"), input: name },
      { name: "locale", label: say("language"), input: locale },
      { name: "zone", label: say("time-zone"), input: zone },
    ],
    send: async (profile) => {
      const done = await act(person ? "edit" : "add", { as: page.state.me, profile });
      await page.go({ as: done.id ?? page.state.me, words: true });
    },
  });
}

function languages(chosen) {
  const named = new Intl.DisplayNames([me().locale], { type: "language" });
  return el("select", {}, LANGUAGES.map((code) => el("option", { value: code, selected: code === chosen }, named.of(code))));
}

function zones(chosen) {
  const all = Intl.supportedValuesOf?.("timeZone") ?? [];
  return el("select", {}, el("option", { value: "" }, say("browser-zone")), all.map((zone) => el("option", { value: zone, selected: zone === chosen }, zone.replaceAll("_", " "))));
}

// --- time -----------------------------------------------------------------------------------------------

function clock(kind) {
  return el("time", { class: `clock ${kind}`, "data-clock": "now" });
}

function skips() {
  return el("div", { class: "row" }, SKIPS.map(([key, seconds]) => el("button", { class: "button", type: "button", onclick: (event) => skip(event.currentTarget, seconds) }, say(key))));
}

async function skip(button, seconds) {
  const all = button.parentElement.querySelectorAll("button");
  for (const each of all) each.disabled = true;
  button.classList.add("pressed");
  await page.attempt(() => act("skip", { as: page.state.me, seconds }));
  for (const each of all) each.disabled = false;
  button.classList.remove("pressed");
}

/** Writes all clocks. */
export function tick() {
  if (!page.state) return;
  const hours = Math.round(page.state.skipped / 3600);
  const bar = document.getElementById("bar-clock");
  bar.textContent = moment(now(), { weekday: "short", hour: "2-digit", minute: "2-digit" });
  bar.classList.toggle("ahead", hours > 0);
  for (const node of document.querySelectorAll("[data-clock]")) {
    const person = page.state.people.find((each) => each.id === node.dataset.clock);
    if (person) node.textContent = `${moment(now(), { weekday: "short", hour: "2-digit", minute: "2-digit" }, person)}${person.zone ? ` · ${person.zone.split("/").pop().replaceAll("_", " ")}` : ""}`;
    else node.replaceChildren(moment(now(), { weekday: "long", day: "numeric", month: "long" }), el("b", {}, moment(now(), { timeStyle: "medium" })), hours ? el("span", { class: "ahead" }, say("clock-ahead", { hours })) : "");
  }
  tickStamps();
}
