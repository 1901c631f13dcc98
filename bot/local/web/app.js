// The page as a whole: asks what there is to see, and draws it.

import { act, Gone, listen, look } from "./api.js";
import { buildComposer, labelComposer, resetComposer } from "./composer.js";
import { ask, toast } from "./dialogs.js";
import { el } from "./dom.js";
import { drawMessages, follow, showMessage, watchScrolling } from "./messages.js";
import { drawPeople, tick } from "./people.js";
import { drawPlaces } from "./places.js";
import { page, say } from "./page.js";

const app = document.getElementById("app");
let wanted = new URLSearchParams(location.hash.slice(1)); // who and where one wants to be
let looking = null; // what will be done when everything is shown
let again = false;
let working = 0; // things under way
let speaks = ""; // the language the words are in

// --- looking --------------------------------------------------------------------------------------------

/** Shows what there is to see by now; done when it is shown. */
function refresh() {
  again = true;
  looking ??= lookAgain();
  return looking;
}

async function lookAgain() {
  while (again) {
    again = false;
    await once();
  }
  looking = null;
}

async function once() {
  const asked = wanted.toString();
  const params = Object.fromEntries([...wanted].filter(([, value]) => value));
  if (!speaks) params.words = "1";
  try {
    const state = await look("state", params);
    if (wanted.toString() !== asked) { // one has gone elsewhere meanwhile
      again = true;
      return;
    }
    if (state.words) ({ words: page.words, games: page.games } = state);
    page.state = state;
    page.ahead = state.now * 1000 - Date.now();
    draw();
    closed(false);
  } catch (error) {
    if (error instanceof Gone) closed(true);
    else if (wanted.toString() !== asked) again = true;
    else if (asked) {
      wanted = new URLSearchParams(); // of a session that is over
      again = true;
    } else toast(error.message);
  }
}

function draw() {
  const { state } = page;
  if (state.words) speaks = state.me;
  wanted.set("as", state.me);
  wanted.set("place", state.place);
  history.replaceState(null, "", `#${wanted}`);
  drawPlaces();
  drawPeople();
  drawMessages();
  labelComposer();
  for (const node of document.querySelectorAll("[data-label]")) {
    node.title = say(node.dataset.label);
    node.setAttribute("aria-label", node.title);
  }
  document.getElementById("newest").textContent = say("to-newest");
  enterThread();
}

/** Goes into the thread that a press has opened: there the game is played. */
function enterThread() {
  const message = page.pressed && page.state.messages.find((each) => each.id === page.pressed.id);
  if (!message?.thread || page.pressed.threaded) return;
  page.pressed = null;
  page.go({ place: message.thread.id });
}

function closed(yes) {
  const notice = document.getElementById("closed");
  notice.hidden = !yes;
  notice.textContent = say("closed") || "Ack-Ack is closed.";
}

// --- going somewhere, doing something -------------------------------------------------------------------

/** Becomes somebody else, or goes to another place. */
page.go = async ({ as = page.state.me, place, at = null, words = false }) => {
  const direct = page.state.places.find((each) => each.id === page.state.place)?.kind === "direct";
  const switched = as !== page.state.me;
  if (switched || words) speaks = "";
  wanted.set("as", as);
  wanted.set("place", place ?? (direct && switched ? "direct" : page.state.place));
  drawers(null);
  resetComposer();
  await refresh();
  if (at) showMessage(at);
};

/** Does something; what is refused is told, and what has changed is shown. Returns whether it was done. */
page.attempt = async (work) => {
  working += 1;
  document.body.classList.add("working");
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Gone) closed(true);
    else toast(error.message);
    return false;
  } finally {
    await refresh();
    working -= 1;
    document.body.classList.toggle("working", working > 0);
  }
};

/** Shows what an answer asks for besides messages: a form. */
page.after = (done) => {
  follow();
  if (done.form) showForm(done.form);
};

function showForm(form) {
  const controls = form.components.map((part) => {
    if (part.type === 10) return { text: part.content };
    const inner = part.component ?? part.components?.[0] ?? part;
    return { name: inner.custom_id, label: part.label ?? inner.label ?? "", about: part.description, input: control(inner) };
  });
  ask({
    title: form.title,
    button: say("submit"),
    fields: controls,
    send: async (values) => {
      const done = await act("submit", { as: page.state.me, token: form.token, values });
      page.after(done);
      await refresh();
    },
  });
}

function control(part) {
  const limits = { required: part.required !== false, minlength: part.min_length, maxlength: part.max_length, placeholder: part.placeholder };
  if (part.type === 3) return el("select", { required: limits.required }, part.options.map((option) => el("option", { value: option.value, selected: option.default }, option.label)));
  if (part.style === 2) return el("textarea", { ...limits, rows: "4" }, part.value ?? "");
  return el("input", { ...limits, value: part.value ?? "" });
}

// --- drawers --------------------------------------------------------------------------------------------

function drawers(open) {
  app.classList.toggle("left-open", open === "left");
  app.classList.toggle("right-open", open === "right");
}

document.getElementById("open-left").addEventListener("click", () => drawers(app.classList.contains("left-open") ? null : "left"));
document.getElementById("open-right").addEventListener("click", () => drawers(app.classList.contains("right-open") ? null : "right"));
document.getElementById("shade").addEventListener("click", () => drawers(null));
document.addEventListener("keydown", (event) => event.key === "Escape" && drawers(null));

buildComposer();
watchScrolling();
await refresh();
listen(refresh, (there) => !there && closed(true));
setInterval(tick, 1000);
