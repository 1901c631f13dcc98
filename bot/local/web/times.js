// Times as the person one is would read them: in their language and their time zone.

import { el } from "./dom.js";
import { me, page } from "./page.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Returns what time it is at the table, in seconds. */
export function now() {
  return (Date.now() + page.ahead) / 1000;
}

/** Returns a moment in words; `options` as for Intl.DateTimeFormat. */
export function moment(seconds, options, person = me()) {
  const when = new Date(seconds * 1000);
  const zone = person?.zone || undefined;
  for (const [locale, timeZone] of [[person?.locale, zone], [person?.locale, undefined], ["en", undefined]]) {
    try {
      return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(when);
    } catch { /* a language or zone this browser does not know */ }
  }
  return when.toISOString();
}

/** Returns how far away a moment is: "in 3 hours", "2 minutes ago". */
export function distance(seconds) {
  const away = Math.round(seconds - now());
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(me()?.locale ?? "en", { numeric: "auto" }).format(Math.round(away / length), unit);
}

function written(seconds, style) {
  return style === "R" ? distance(seconds) : moment(seconds, STYLES[style] ?? STYLES.f);
}

/** Returns a time in a text; those that count down are written again as time passes. */
export function timestamp(seconds, style = "f") {
  const whole = moment(seconds, STYLES.F);
  return el("time", { class: "stamp", "data-at": seconds, "data-style": style, title: whole }, written(seconds, style));
}

/** Writes all times that count down again. */
export function tickStamps() {
  for (const node of document.querySelectorAll("time.stamp[data-style=R]")) {
    const text = distance(Number(node.dataset.at));
    if (node.textContent !== text) node.textContent = text;
  }
}
