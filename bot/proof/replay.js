// --- the replay: every picture is a list of parts, each stored once -------------------------------------------

const PACE = 1200;  // milliseconds a step while it plays
const PLAY = "M8 5v14l11-7z", PAUSE = "M8 5v14M16 5v14";  // the icons of one button

class Replay {
  constructor(data) {
    this.data = data;
    this.last = data.steps.length - 1;
    this.step = 0;
    this.pictures = new Map();
    this.timer = null;
    this.wide = window.matchMedia("(min-aspect-ratio: 1/1)");
  }

  start() {
    const { title, result, words, rounds, points } = this.data;
    place("replay").hidden = false;
    place("name").textContent = document.title = title;
    place("result").textContent = result;
    place("controls").setAttribute("aria-label", words.controls);
    place("keys").textContent = words.keys;
    place("prose").querySelector("summary").textContent = words.prose;
    const ways = { first: () => 0, back: () => this.step - 1, next: () => this.step + 1, last: () => this.last };
    for (const [name, to] of Object.entries(ways)) {
      label(place(name), words[name]);
      place(name).addEventListener("click", () => this.go(to()));
    }
    label(place("play"), words.play);
    place("play").addEventListener("click", () => this.toggle());
    const slider = place("slider");
    slider.max = this.last;
    slider.setAttribute("aria-label", words.slider);
    slider.addEventListener("input", () => this.go(Number(slider.value)));
    this.list("rounds", words.rounds, rounds, "i");
    this.list("points", words.points, points, "b");
    document.addEventListener("keydown", (event) => this.press(event));
    this.wide.addEventListener("change", () => this.draw());
    this.go(0);
  }

  list(id, title, jumps, mark) {
    place(id).querySelector("h3").textContent = title;
    place(id).setAttribute("aria-label", title);
    for (const [name, step, short] of jumps) {
      const button = put(put(place(id).querySelector("ul"), "li", ""), "button", short || name);
      if (short) label(button, name);
      button.type = "button";
      button.dataset.step = step;
      button.addEventListener("click", () => this.go(step));
      put(place("ticks"), mark, "").style.left = `${(100 * step) / Math.max(1, this.last)}%`;
    }
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.matches("input")) return;
    const ways = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1, Home: 0, End: this.last };
    if (!(event.key in ways)) return;
    event.preventDefault();
    this.go(ways[event.key]);
  }

  toggle() {
    const plays = this.timer === null;
    if (plays && this.step === this.last) this.go(0);
    this.stop();
    if (plays) this.timer = setInterval(() => this.go(this.step + 1, true), PACE);
    this.showPlaying();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.showPlaying();
  }

  showPlaying() {
    const plays = this.timer !== null, button = place("play");
    button.setAttribute("aria-pressed", String(plays));
    button.querySelector("path").setAttribute("d", plays ? PAUSE : PLAY);
  }

  go(step, playing = false) {
    this.step = Math.max(0, Math.min(step, this.last));
    if (!playing || this.step === this.last) this.stop();
    this.tell();
    this.draw();
  }

  text(numbers) {
    return numbers.map((number) => this.data.texts[number]);
  }

  tell() {
    const { words, texts, steps, rounds } = this.data;
    const [heading, score, lines, status, alt] = steps[this.step];
    const count = words.step.replace("@number", this.step + 1).replace("@count", this.last + 1);
    place("slider").value = this.step;
    place("slider").setAttribute("aria-valuetext", `${count}. ${texts[heading]}`);
    place("count").textContent = count;
    place("heading").textContent = texts[heading] || words.begins;
    place("score").textContent = texts[score];
    place("lines").replaceChildren();
    for (const line of this.text(lines)) put(place("lines"), "li", line);
    place("status").textContent = this.text(status).join("\n");
    const position = this.text(alt).join(" ");
    place("position").textContent = position;
    place("board").setAttribute("aria-label", position);
    place("live").textContent = [count, texts[heading], ...this.text(lines), position].filter(Boolean).join(". ");
    place("first").disabled = place("back").disabled = this.step === 0;
    place("next").disabled = place("last").disabled = this.step === this.last;
    const round = rounds.filter(([, step]) => step <= this.step).length - 1;
    for (const [at, button] of place("rounds").querySelectorAll("button").entries()) mark(button, at === round);
    for (const button of place("points").querySelectorAll("button")) mark(button, Number(button.dataset.step) === this.step);
  }

  // Returns the drawn part of a number, as a promise.
  part(number) {
    if (!this.pictures.has(number)) {
      this.pictures.set(number, createImageBitmap(new Blob([bytesOf(this.data.parts[number])], { type: "image/webp" })));
    }
    return this.pictures.get(number);
  }

  async draw() {
    const { layouts, places } = this.data;
    const step = this.step, layout = layouts[this.wide.matches ? layouts.length - 1 : 0];
    const [width, height, placed] = layout[step];
    const parts = await Promise.all(placed.map((number) => this.part(places[number][0])));
    if (step !== this.step) return;
    const canvas = place("board");
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const pen = canvas.getContext("2d");
    placed.forEach((number, i) => pen.drawImage(parts[i], places[number][1], places[number][2]));
    canvas.dataset.step = step;
  }
}

function label(button, name) {
  button.title = name;
  button.setAttribute("aria-label", name);
}

function mark(button, here) {
  if (here) button.setAttribute("aria-current", "step");
  else button.removeAttribute("aria-current");
}

// --- what this page has ----------------------------------------------------------------------------------------

function start() {
  const words = JSON.parse(place("words").textContent), scenes = JSON.parse(place("scenes").textContent);
  const packed = bytesOf(place("game").textContent.trim()), proof = place("proof");
  if (scenes) new Replay(scenes).start();
  if (!packed.length) return;
  proof.hidden = false;
  place("title").textContent = words.title;
  if (scenes) proof.addEventListener("toggle", () => show(textOf(packed), words, false), { once: true });
  else {
    proof.open = true;
    show(textOf(packed), words, true);
  }
}

start();
