// Small helpers: elements are made of nodes and text, never of HTML in strings.

/** Returns an element with attributes, listeners (`onclick`) and children. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "vars") for (const [key, each] of Object.entries(value)) node.style.setProperty(key, each);
    else if (value === true) node.setAttribute(name, "");
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Returns an icon drawn with lines. */
export function icon(path) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

export const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  cog: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
  down: "M6 9l6 6 6-6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  plus: "M12 5v14M5 12h14",
  send: "M4 12l16-8-6 16-3-7z",
  thread: "M5 4v10a3 3 0 0 0 3 3h11M15 13l4 4-4 4",
};

const COLOURS = ["#e2574c", "#3f7fd0", "#2f9463", "#9a5fc0", "#b9791f", "#26919c", "#c2548a", "#6b76c9"];

/** Returns somebody's picture: their first letter on a colour of their own. */
export function face(id, name, bot = false) {
  if (bot) return el("img", { class: "face", src: "web/saucer.svg", alt: "" });
  const colour = COLOURS[[...String(id)].reduce((sum, digit) => (sum * 7 + digit.codePointAt(0)) % 9973, 0) % COLOURS.length];
  return el("span", { class: "face", "aria-hidden": "true", vars: { "--face": colour } }, [...name][0]?.toUpperCase() ?? "?");
}
