// Pages work without this. With it the board and the menu react at once, and the page follows the match.
"use strict";

const zone = document.querySelector("[data-zone]");
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

// A new table: only the options of the chosen game.
const newTable = document.querySelector("[data-new-table]");
if (newTable) {
  const choose = () => newTable.querySelectorAll("[data-game]").forEach((options) => {
    options.hidden = options.dataset.game !== newTable.elements.game.value;
    options.open = !options.hidden;
  });
  newTable.elements.game.addEventListener("change", choose);
  choose();
}

// Tap a place of the board, and the menu narrows to it; point at an entry, and the board marks it.
const targets = (choice) => choice.dataset.targets.split(" ").filter(Boolean);
const narrow = (menu, at) => {
  menu.querySelectorAll(".choice").forEach((choice) => { choice.hidden = at !== null && !targets(choice).includes(at); });
  menu.querySelectorAll(".kind").forEach((kind) => {
    kind.hidden = !kind.querySelector(".choice:not([hidden])");
    if (at !== null && !kind.hidden) kind.open = true;
  });
  const filter = menu.querySelector("[data-filter]");
  filter.hidden = at === null;
  filter.querySelector("span").textContent = at === null ? "" : `At ${at}:`;
};
document.addEventListener("click", (event) => {
  const menu = document.querySelector("[data-menu]");
  if (!menu) return;
  if (event.target.closest("[data-clear]")) return narrow(menu, null);
  const place = event.target.closest(".board [data-at]");
  const at = place && place.dataset.at;
  if (at && [...menu.querySelectorAll(".choice")].some((choice) => targets(choice).includes(at))) narrow(menu, at);
});
const aim = (on) => (event) => {
  const choice = event.target.closest && event.target.closest("[data-menu] .choice");
  if (choice) targets(choice).forEach((at) =>
    document.querySelectorAll(`.board [data-at="${CSS.escape(at)}"]`).forEach((place) => place.classList.toggle("aim", on)));
};
for (const [name, on] of [["mouseover", true], ["focusin", true], ["mouseout", false], ["focusout", false]]) {
  document.addEventListener(name, aim(on));
}

// Arrow keys step through the past.
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = step && document.querySelector(`a[rel="${step}"]`);
  if (link) link.click();
});

// The match page changes in place: what is folded out, written or scrolled to stays as it is.
const match = () => document.querySelector(".match");
const name = (details) => details.id || details.querySelector("summary").textContent.trim();
const show = (html) => {
  const fresh = new DOMParser().parseFromString(html, "text/html").querySelector(".match");
  const old = match();
  if (!fresh || !old) return false;
  const folded = new Map([...old.querySelectorAll("details.card")].map((one) => [name(one), one.open]));
  fresh.querySelectorAll("details.card").forEach((one) => { if (folded.has(name(one))) one.open = folded.get(name(one)); });
  const board = old.querySelector(".board");
  const [left, top] = board ? [board.scrollLeft, board.scrollTop] : [0, 0];
  old.replaceWith(fresh);
  const drawn = fresh.querySelector(".board");
  if (drawn) drawn.scrollTo(left, top);
  const focus = fresh.querySelector("[autofocus]");
  if (focus) focus.focus();
  return true;
};
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post" || !form.closest(".match")) return;
  event.preventDefault();
  const button = event.submitter;
  const address = button && button.hasAttribute("formaction") ? button.formAction : form.action;
  try {
    const body = new URLSearchParams(new FormData(form, button));
    const answer = await fetch(address, { method: "POST", body });
    if (!show(await answer.text())) location.assign(answer.redirected ? answer.url : location.href);
  } catch {
    location.reload();
  }
});

// Follow the match; somebody who is writing or looks at a preview is not interrupted.
if (match() && window.EventSource) {
  const isBusy = () => document.querySelector(".preview")
    || [...document.querySelectorAll("textarea, [name=typed]")].some((field) => field.value !== field.defaultValue);
  const source = new EventSource(`/matches/${match().dataset.match}/events`);
  source.addEventListener("message", async (event) => {
    const number = Number(event.data);
    if ((number !== 0 && number <= Number(match().dataset.number)) || isBusy()) return;
    const answer = await fetch(location.pathname);
    const html = await answer.text();
    if (answer.ok && !isBusy()) show(html);
  });
  window.addEventListener("pagehide", () => source.close());
}
