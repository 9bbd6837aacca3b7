// Asks the server for the vote, shows it, and sends the answer until the server has confirmed it.
"use strict";
const at = id => document.getElementById(id);
const words = JSON.parse(document.body.dataset.words);
const base = location.pathname.replace(/\/+$/, "");
const WAIT = { most: 10, request: 8000 }; // seconds and milliseconds
let now = null, lastSent = -1000, formOf = "", unsent = null, problem = "", fails = 0, fresh = 0, asking = false, timer = 0;
let watching = false, pictured = 0, hasPicture = false;

const put = (id, text) => { if (at(id).textContent !== text) at(id).textContent = text; };
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const make = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

async function request(path, options = {}) {
  const stop = new AbortController();
  const limit = setTimeout(() => stop.abort(), WAIT.request);
  try {
    const answer = await fetch(`${base}/${path}`, { ...options, cache: "no-store", signal: stop.signal });
    return { status: answer.status, data: answer.ok ? await answer.json() : null };
  } finally {
    clearTimeout(limit);
  }
}

const state = () => request(`now?since=${now ? now.v : 0}${watching ? "&screen=1" : ""}`);
const answer = given =>
  request("answer", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(given) });

async function turn() {
  const sent = unsent && fresh < 2 && problem !== "unknown" ? unsent : null;
  const got = sent ? await answer(sent) : await state();
  if (sent) lastSent = performance.now();
  problem = "";
  if (got.status === 503) throw "busy";
  if (got.status === 404) throw "gone"; // The server has another address now.
  if (got.status === 403 && sent) {
    problem = "unknown"; // The next turn asks for a cookie first.
    return false;
  }
  if (unsent === sent) unsent = null;
  if (got.status === 409 || got.status === 422) now = null;
  if (got.status !== 200) {
    if (!sent) throw "offline";
    return true;
  }
  if (got.data.state) {
    if (got.data.lang !== document.documentElement.lang) location.reload();
    now = got.data;
    fresh = now.new ? fresh + 1 : 0;
  }
  return unsent !== null;
}

async function poll() {
  clearTimeout(timer);
  if (asking || document.hidden) return;
  asking = true;
  let next = 2;
  try {
    const isMore = await turn();
    fails = 0;
    next = isMore ? 0.6 : now ? now.again : 0;
  } catch (why) {
    problem = why === "busy" || why === "gone" ? why : "offline";
    fails += 1;
    next = Math.min(2 ** (fails - 1), WAIT.most);
  }
  asking = false;
  show();
  timer = setTimeout(poll, 1000 * (next + Math.random() / 2));
}

function give(given) {
  unsent = { question: now.question, ...given };
  show();
  clearTimeout(timer);
  timer = setTimeout(poll, Math.max(100, lastSent + 600 - performance.now()));
}

const said = mine =>
  mine.choice === undefined ? Number(mine.number).toLocaleString(document.documentElement.lang) : now.choices[mine.choice];

function form() {
  const isNew = `${now.question} ${now.state === "revealed"} ${now.ask}`;
  if (isNew !== formOf) {
    formOf = isNew;
    at("form").replaceChildren();
    if (now.kind && now.state !== "revealed") at("form").append(fields());
  }
  const mine = unsent || now.mine;
  const isOpen = now.state === "open";
  for (const input of at("form").querySelectorAll("input, button")) {
    input.disabled = !isOpen;
    if (input.type === "radio") input.checked = mine ? mine.choice === Number(input.value) : input.checked && isOpen;
  }
  const field = at("number");
  if (field && mine && document.activeElement !== field) field.value = mine.number ?? "";
}

function fields() {
  const all = make("fieldset", {}, make("legend", { textContent: now.ask }));
  now.choices?.forEach((choice, index) => {
    const radio = make("input", { type: "radio", name: "choice", value: index });
    radio.addEventListener("change", () => give({ choice: index }));
    all.append(make("label", { className: "choice" }, radio, make("span", { textContent: choice })));
  });
  if (now.kind !== "choice") {
    const field = make("input", { id: "number", type: "number", min: 0, max: 999999999, step: 1, required: true });
    [field.inputMode, field.placeholder] = ["numeric", " "]; // An empty field is not marked as wrong.
    field.setAttribute("aria-describedby", "limit");
    all.append(make("div", { className: "number" },
      make("label", { htmlFor: "number", textContent: words.number }),
      make("div", {}, field, make("button", { textContent: words.send })),
      make("small", { id: "limit", textContent: words.limit })));
  }
  return all;
}

at("form").addEventListener("submit", event => {
  event.preventDefault();
  const field = at("number");
  if (field && now.state === "open") {
    if (field.reportValidity()) give({ number: Number(field.value) });
  }
});

function verdict() {
  const isTold = now.state === "revealed";
  at("verdict").hidden = !isTold;
  if (!isTold) return at("bars").replaceChildren();
  put("says", words.run);
  put("run", now.run);
  const bars = now.bars || [];
  const most = Math.max(1, ...bars.flatMap(bar => bar.counts));
  at("bars").replaceChildren(...bars.map(({ answer, counts, right }) => {
    const name = make("span", { textContent: `${right ? "✓ " : ""}${answer ?? words.others}` });
    if (right) name.setAttribute("aria-label", `${answer}, ${words.right}`);
    const count = make("span", { textContent: counts.join(" → ") });
    count.setAttribute("aria-label", fill(words.votes, { counts: counts.join(", ") }));
    const row = make("li", { className: right ? "bar right" : "bar" }, make("header", {}, name, count));
    for (const count of counts) {
      const line = make("div");
      line.style.width = `${(100 * count) / most}%`;
      row.append(make("div", {}, line));
    }
    return row;
  }));
}

function status() {
  const mine = now.mine && fill(words.yours, { answer: said(now.mine) });
  if (now.state === "open" && unsent) return words.sending;
  if (now.state === "open") return mine ? `${mine} · ${words.change}` : words.open;
  if (now.state === "closed") return `${words.closed} ${mine || words.none}`;
  return now.state === "wait" ? words.wait : mine || "";
}

function mirror() {
  put("toggle", watching ? words.hide : words.show);
  at("toggle").setAttribute("aria-expanded", watching);
  if (watching && now && now.screen && !now.full && now.screen !== pictured) {
    pictured = now.screen;
    at("picture").src = `${base}/screen.svg?v=${pictured}`;
  }
  at("picture").hidden = !watching || !hasPicture;
  put("missing", !watching ? "" : now && now.full ? words.full : hasPicture ? "" : words.soon);
}

function show() {
  if (now) {
    put("ask", now.ask || "");
    put("round", now.round > 1 && now.state === "open" ? words.again : "");
    form();
    verdict();
    put("state", status());
    at("turnout").hidden = now.state !== "open" && now.state !== "closed";
    put("answered", fill(words.answered, now));
    at("level").style.width = `${(100 * now.answered) / Math.max(1, now.phones)}%`;
  }
  const troubles = { busy: words.busy, gone: words.gone, offline: words.offline };
  put("trouble", fresh > 1 ? words.cookies : troubles[problem] || "");
  mirror();
}

at("picture").alt = words.screen;
at("picture").addEventListener("load", () => { hasPicture = true; mirror(); });
at("picture").addEventListener("error", () => { pictured = 0; });
at("toggle").addEventListener("click", () => { watching = !watching; pictured = 0; hasPicture = false; poll(); mirror(); });
document.addEventListener("visibilitychange", poll);
mirror();
poll();
