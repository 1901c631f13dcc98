// The way to the server: everything is fetched from where the page itself came from.

/** What the server refuses, in words for the one who asked. */
export class Refused extends Error {}

/** The server does not answer at all. */
export class Gone extends Error {}

async function answer(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    throw new Gone(String(error));
  }
  const told = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(told.error ?? "");
  return told;
}

/** Returns what the server shows under a path. */
export function look(path, params) {
  return answer(`${path}?${new URLSearchParams(params)}`, { cache: "no-store" });
}

/** Does something and returns what came of it. */
export function act(what, asked) {
  return answer(`do/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(asked),
  });
}

/** Calls back whenever there may be something new, and tells whether the server is there. */
export function listen(changed, connected) {
  const events = new EventSource("events");
  events.onmessage = () => changed();
  events.onopen = () => connected(true);
  events.onerror = () => connected(false);
}
