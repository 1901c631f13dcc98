// The left column: channels with their threads, direct messages, and what is new in them.

import { el } from "./dom.js";
import { here, page, say } from "./page.js";

let drawn = "";

/** Draws the places of the person one is, unless nothing about them has changed. */
export function drawPlaces() {
  const { places, people, place } = page.state;
  const source = JSON.stringify([places, people, place, say("channels")]);
  if (source === drawn) return;
  drawn = source;
  const channels = places.filter((each) => each.kind === "channel");
  const list = channels.flatMap((channel) => [entry(channel), ...places.filter((each) => each.parent === channel.id).map(entry)]);
  document.getElementById("places").replaceChildren(
    el("h2", {}, say("channels")),
    ...list,
    el("h2", {}, say("direct")),
    ...places.filter((each) => each.kind === "direct").map(entry),
  );
  const elsewhere = places.some((each) => each.unread && each.id !== place);
  document.getElementById("left-dot").hidden = !elsewhere;
  document.getElementById("place-name").replaceChildren(sign(here()), here().name);
  const called = page.state.people.reduce((sum, person) => sum + person.called, 0);
  document.title = `${called ? `(${called}) ` : ""}${here().name} · Ack-Ack`;
}

function sign(place) {
  const signs = { channel: "#", thread: "↳", direct: "@" };
  return el("span", { class: "sign", "aria-hidden": "true" }, signs[place.kind]);
}

function entry(place) {
  const current = place.id === page.state.place;
  const badge = place.unread ? el("span", { class: place.called ? "badge" : "badge quiet" }, String(place.unread)) : null;
  const kinds = ["place", place.kind, current && "current", place.unread && "unread"].filter(Boolean).join(" ");
  return el(
    "button",
    { class: kinds, type: "button", "aria-current": current ? "page" : undefined, title: place.name, onclick: () => page.go({ place: place.id }) },
    sign(place),
    el("span", { class: "name" }, place.name),
    badge,
  );
}
