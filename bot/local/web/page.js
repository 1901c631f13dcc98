// What all parts of the page share: what is shown at the moment, and the words.

export const page = {
  state: null, // as the server has told it last
  words: {},
  games: [],
  pressed: null, // the message whose button was pressed last
  ahead: 0, // milliseconds the table's clock is ahead of this machine's
  go: () => {}, // to another place or person
  refresh: async () => {},
  attempt: async () => {},
  after: () => {},
};

/** Returns words by key, with what they name filled in. */
export function say(key, filled = {}) {
  const text = page.words[key] ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in filled ? String(filled[name]) : whole));
}

/** Returns the person one is at the moment. */
export function me() {
  return page.state.people.find((person) => person.id === page.state.me);
}

/** Returns the place one looks at. */
export function here() {
  return page.state.places.find((place) => place.id === page.state.place);
}
