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
const board = document.querySelector(".board");
const menu = document.querySelector("[data-menu]");
if (board && menu) {
  const choices = [...menu.querySelectorAll(".choice")];
  const filter = menu.querySelector("[data-filter]");
  const targets = (choice) => choice.dataset.targets.split(" ").filter(Boolean);
  const places = (at) => board.querySelectorAll(`[data-at="${CSS.escape(at)}"]`);
  const narrow = (at) => {
    choices.forEach((choice) => { choice.hidden = at !== null && !targets(choice).includes(at); });
    menu.querySelectorAll(".kind").forEach((kind) => {
      kind.hidden = !kind.querySelector(".choice:not([hidden])");
      if (at !== null && !kind.hidden) kind.open = true;
    });
    filter.hidden = at === null;
    filter.querySelector("span").textContent = at === null ? "" : `At ${at}:`;
  };
  board.addEventListener("click", (event) => {
    const place = event.target.closest("[data-at]");
    const at = place && place.dataset.at;
    if (at && choices.some((choice) => targets(choice).includes(at))) narrow(at);
  });
  filter.querySelector("[data-clear]").addEventListener("click", () => narrow(null));
  const aim = (choice, on) => targets(choice).forEach((at) =>
    places(at).forEach((place) => place.classList.toggle("aim", on)));
  choices.forEach((choice) => {
    for (const [name, on] of [["mouseenter", true], ["focus", true], ["mouseleave", false], ["blur", false]]) {
      choice.addEventListener(name, () => aim(choice, on));
    }
  });
}

// Arrow keys step through the past.
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = step && document.querySelector(`a[rel="${step}"]`);
  if (link) link.click();
});

// Follow the match; somebody who is writing is not interrupted.
const match = document.querySelector("[data-match]");
if (match && window.EventSource) {
  const seen = Number(match.dataset.number);
  const isBusy = () => document.querySelector(".preview")
    || [...document.querySelectorAll("textarea, [name=typed]")].some((field) => field.value !== field.defaultValue);
  const source = new EventSource(`/matches/${match.dataset.match}/events`);
  source.addEventListener("message", (event) => {
    const number = Number(event.data);
    if ((number === 0 || number > seen) && !isBusy()) location.reload();
  });
  window.addEventListener("pagehide", () => source.close());
}
