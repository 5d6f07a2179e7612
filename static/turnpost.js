// Pages work without this. With it the match page changes in place, follows the match and knows keys.
"use strict";

const $ = (css, within = document) => within.querySelector(css);
const all = (css, within = document) => [...within.querySelectorAll(css)];

all("[data-zone]").forEach((zone) => { zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"; });

// What can be copied by hand can be copied by a button.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) navigator.clipboard.writeText($(button.dataset.copy).value).then(() => { button.textContent = button.dataset.done; });
});

// A new table: only the options of the chosen game, and as many seats as it has.
const newTable = $("[data-new-table]");
if (newTable) {
  const choose = () => {
    const { game, seats } = newTable.elements;
    all("[data-game]", newTable).forEach((options) => {
      options.hidden = options.dataset.game !== game.value;
      options.open = !options.hidden;
    });
    const most = Number($("[name=game]:checked", newTable).dataset.most);
    all("option", seats).forEach((count) => { count.hidden = count.disabled = Number(count.value) > most; });
    seats.value = Math.min(seats.value, most);
  };
  newTable.addEventListener("change", choose);
  choose();
}

// The match page changes in place: whatever differs is swapped by its id, and what is written, folded
// out or focused stays as it is.
const match = () => $("#match");
const shown = () => Number(match().dataset.number);
const say = (words) => { const box = $("#said"); if (box) box.textContent = words; };
const spoken = (name) => $("#said")?.dataset[name] ?? "";

const describe = (element) => {
  if (!element || element === document.body) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const at = element.closest("[data-at]");
  const panel = element.closest(".panel[id]");
  if (at && panel) return `#${CSS.escape(panel.id)} [data-at="${CSS.escape(at.dataset.at)}"]`;
  if (element.dataset.to) return `[data-to="${CSS.escape(element.dataset.to)}"]`;
  if (element.hasAttribute("data-kind") && element.closest("ul")) return `.act li:nth-child(${1 + [...element.closest("ul").children].indexOf(element.closest("li"))}) > [data-kind]`;
  for (const mark of ["data-main", "data-end", "data-undo", "data-back"]) if (element.hasAttribute(mark)) return `[${mark}]`;
  return element.getAttribute("href") ? `a[href="${CSS.escape(element.getAttribute("href"))}"]` : null;
};
// A tab that somebody opened stays open; where the server opened one, the next page may open another.
const opened = new Map();
document.addEventListener("change", (event) => { if (event.target.matches(".tabbed > input")) opened.set(event.target.name, event.target.id); });
const kept = (old) => ({
  open: new Map(all("details[id]", old).concat(old.matches("details[id]") ? [old] : []).map((one) => [one.id, one.open])),
  tabs: all(".tabbed > input:checked", old).filter((one) => opened.get(one.name) === one.id).map((one) => one.id),
  written: all("textarea, input[type=search]", old).filter((one) => one.value !== one.defaultValue).map((one) => [one.closest("form")?.getAttribute("action"), one.name, one.value]),
  scrolled: all(".tab-body", old).map((one) => one.scrollTop),
});
const keep = (fresh, was) => {
  was.open.forEach((open, id) => { const one = fresh.id === id ? fresh : $(`#${CSS.escape(id)}`, fresh); if (one) one.open = open; });
  was.tabs.forEach((id) => { const one = $(`#${CSS.escape(id)}`, fresh); if (one && !$(".chosen, .can", fresh)) one.checked = true; });
  was.written.forEach(([action, name, value]) => all(`[name="${name}"]`, fresh).filter((one) => one.closest("form")?.getAttribute("action") === action).forEach((one) => { one.value = value; }));
  all(".tab-body", fresh).forEach((one, index) => { one.scrollTop = was.scrolled[index] ?? 0; });
};
// While nothing is chosen, the sheet of a phone stays as it was left until the turn is over.
let unfolded = false;
const isResting = () => !$("#preview, #contest, .answers");
document.addEventListener("change", (event) => { if (event.target.id === "sheet" && isResting()) unfolded = event.target.checked; });
const unfold = (still, was) => {
  const sheet = $("#sheet");
  if (!$(".deciding")) unfolded = false;
  if (!sheet) return;
  if (still && was !== undefined) sheet.checked = was;
  // Where a map shows the places of a kind, the map is in sight.
  else if (isResting() && unfolded && !$(".act .kinds")) sheet.checked = true;
};
// What is looked at is not hidden by the sheet.
const uncover = () => {
  const sheet = $(".act.mine");
  // Where something further is asked, that is what answers it.
  const answer = $("#preview[data-asks], #contest") && $("#board a:is(.may, .can)");
  const spot = sheet && getComputedStyle(sheet).position === "fixed" && (answer ?? $("#board .chosen, #board .can"));
  if (!spot) return;
  const [head, free] = [$(".jump")?.offsetHeight ?? 0, sheet.getBoundingClientRect().top - 8];
  // All of a map, where it fits between the jumps and the sheet.
  const [box] = [spot.closest("svg.map"), spot].filter(Boolean).map((one) => one.getBoundingClientRect()).filter((one, index, { length }) => index === length - 1 || one.height <= free - head);
  if (box.top < head || box.bottom > free) scrollBy({ top: box.top - Math.max(head, (free - box.height) / 2), behavior: "instant" });
};
// As the server made it: what is folded or found out here does not make it differ.
const made = new WeakMap();
const parts = (page = document) => [$("#bar", page), $("#board", page), $(".side", page), ...all("#board .panel[id]", page)].filter(Boolean);
const replace = (old, fresh) => {
  if (!old || !fresh || made.get(old) === made.get(fresh)) return;
  const was = kept(old);
  old.replaceWith(fresh);
  keep(fresh, was);
};
// What had the focus before the page was swapped has it again: nobody asks for its text.
let refocusing = false;
const show = (html, { sent = [], still = false } = {}) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = $("#match", page);
  const old = match();
  if (!fresh || !old) return false;
  // An answer that was overtaken by a newer page says nothing new.
  if (Number(fresh.dataset.number) < shown() && fresh.dataset.match === old.dataset.match) return true;
  parts(page).forEach((part) => made.set(part, part.outerHTML));
  const focus = describe(document.activeElement);
  // A line that was refused is kept for its writer; the menu narrows only to what is typed since.
  const field = still && $("#typed");
  const typed = field && field.value !== field.defaultValue && field.value;
  const sheet = old.classList.contains("deciding") ? $("#sheet")?.checked : undefined;
  sent.forEach((field) => { field.value = field.defaultValue; });
  document.title = page.title;
  replace($("#bar"), $("#bar", page));
  const panels = (within) => all(".panel[id]", $("#board", within)).map((panel) => panel.id).join();
  if ($(".areas") && panels(document) === panels(page)) {
    all(".panel[id]", $("#board", page)).forEach((panel) => replace($(`#board #${CSS.escape(panel.id)}`), panel));
  } else replace($("#board"), $("#board", page));
  replace($(".side"), $(".side", page));
  old.className = fresh.className;
  for (const name of Object.keys(old.dataset)) if (!(name in fresh.dataset)) delete old.dataset[name];
  Object.assign(old.dataset, fresh.dataset);
  dress();
  unfold(still, sheet);
  if (typed && $("#typed")) { $("#typed").value = typed; if (!$("#refusal")) narrow(typed); }
  const again = focus && $(focus);
  if (again && again !== document.activeElement) {
    refocusing = true;
    again.focus({ preventScroll: true });
    refocusing = false;
    if (again.id === "typed") again.setSelectionRange(again.value.length, again.value.length);
  }
  // What had the focus is gone, such as a card that was taken: one goes on at what is asked now.
  const asked = focus && document.activeElement === document.body && $("#asked");
  if (asked) { asked.tabIndex = -1; asked.focus({ preventScroll: true }); }
  $("#refusal")?.scrollIntoView({ block: "nearest" });
  return true;
};
// Two fingers draw a map larger; then one moves it.
const zoom = { scale: 1, x: .5, y: .5 };
const enlarge = (map) => {
  const [left, top, width, height] = (map.dataset.whole ??= map.getAttribute("viewBox")).split(" ").map(Number);
  const part = 1 / zoom.scale;
  for (const axis of ["x", "y"]) zoom[axis] = Math.min(Math.max(zoom[axis], part / 2), 1 - part / 2);
  map.setAttribute("viewBox", [left + (zoom.x - part / 2) * width, top + (zoom.y - part / 2) * height, part * width, part * height].join(" "));
  map.classList.toggle("larger", zoom.scale > 1);
};
const fingers = new Map();
document.addEventListener("pointerdown", (event) => { if (event.pointerType === "touch" && event.target.closest?.("svg.map")) fingers.set(event.pointerId, event); });
document.addEventListener("pointermove", (event) => {
  const map = fingers.has(event.pointerId) && $("svg.map");
  if (!map) return;
  const spread = () => { const [a, b] = fingers.values(); return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1; };
  const [was, count, box] = [fingers.get(event.pointerId), fingers.size, map.getBoundingClientRect()];
  const before = count === 2 && spread();
  fingers.set(event.pointerId, event);
  if (before) zoom.scale = Math.min(Math.max(zoom.scale * spread() / before, 1), 4);
  zoom.x -= (event.clientX - was.clientX) / count / box.width / zoom.scale;
  zoom.y -= (event.clientY - was.clientY) / count / box.height / zoom.scale;
  enlarge(map);
});
["pointerup", "pointercancel"].forEach((name) => document.addEventListener(name, (event) => fingers.delete(event.pointerId)));
const dress = () => {
  if (zoom.scale > 1) all("svg.map").forEach(enlarge);
  all("[data-copy]").forEach((one) => { one.hidden = !navigator.clipboard; });
  all(".log-filter, [data-keys], [data-keys-hint], [data-watch]").forEach((one) => { one.hidden = false; });
  all(".no-script").forEach((one) => { one.hidden = true; });
};

// What somebody asked for comes first: until it is answered, nothing else changes the page.
let asking = 0;
let underWay = 0;
// A connection that died without a word never answers.
const patience = () => AbortSignal.timeout(15000);
const load = async (address, { push = true } = {}) => {
  const turn = ++asking;
  underWay += 1;
  match().classList.add("busy");
  let answer = null;
  try {
    answer = await fetch(address, { headers: { accept: "text/html" }, signal: patience() });
    const html = await answer.text();
    if (turn !== asking) return;
    if (!show(html)) { location.assign(address); return; }
    if (push) history.pushState(null, "", answer.redirected ? answer.url : address);
    uncover();
    const heading = $("#preview") && $(".act h2");
    say(heading ? `${spoken("preview")} ${heading.textContent} ${$(".happens")?.textContent ?? ""}` : $(".act h2")?.textContent ?? "");
  } catch {
    // Without an answer the connection is lost; with one, a page of its own shows it.
    if (answer) location.assign(address);
    else offline();
  } finally {
    underWay -= 1;
    match()?.classList.remove("busy");
    catchUp();
  }
};
const offline = () => {
  const box = document.createElement("p");
  box.className = "refusal";
  box.dataset.offline = "";
  box.setAttribute("role", "alert");
  box.textContent = spoken("offline");
  all("[data-offline]").forEach((old) => old.remove());
  $(".act-body").prepend(box);
};

// Where an address of this match leads, it is shown here.
const isOurs = (url) => {
  const { match: id, path } = match().dataset;
  return url.origin === location.origin && (url.pathname === path.split("?")[0] || new RegExp(`^/matches/${id}(/plan|/actions/\\d+)?$`).test(url.pathname));
};
// Whoever is quicker than the answer means the place as it stands on the next page, which knows of the
// click before. The same place again is a double click, and means it once.
const quick = { first: null, next: null };
const goOn = () => {
  const next = quick.next && $(quick.next);
  quick.first = quick.next = null;
  next?.click();
};
document.addEventListener("click", (event) => {
  if (!match() || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest("a[href]");
  if (!link) return nearest(event);
  const url = new URL(link.getAttribute("href"), location.href);
  if (!isOurs(url) || url.hash) return;
  event.preventDefault();
  stopWatching();
  hidePop();
  const at = link.dataset.at && describe(link);
  if (at && underWay && quick.first) {
    if (at !== quick.first) quick.next = at;
    return;
  }
  quick.first = at;
  const main = !underWay && link.classList.contains("chosen") && $("[data-main]");
  if (!main) return load(url.href).then(goOn);
  quick.first = null;
  main.click();
});
// What stands on a map is told to a finger, too, which cannot hover.
const about = (place) => {
  const box = $("#about") ?? document.body.appendChild(Object.assign(document.createElement("div"), { id: "about", className: "pop", popover: "auto" }));
  box.textContent = $("title", place).textContent;
  box.showPopover();
  say(box.textContent);
};
// A finger need not meet a small place, but where it meets what stands elsewhere, it asks about that.
const nearest = (event) => {
  const map = event.target.closest("svg.map");
  if (!map || event.pointerType === "mouse") return;
  const here = event.target.closest(".about");
  const far = (spot) => { const box = spot.getBoundingClientRect(); return Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY) - Math.min(box.width, box.height) / 2; };
  const spots = here?.hasAttribute("role") ? [] : all("a.spot", map);
  const spot = spots.map((one) => [far(one), one]).filter(([distance]) => distance < 24).sort((a, b) => a[0] - b[0])[0];
  if (spot) spot[1].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  else if (here) about(here);
};
window.addEventListener("popstate", () => { if (match()) load(location.href, { push: false }); });

// A refusal stands where one clicked, and what was typed stays.
const refuse = (form, html) => {
  const words = $("[data-words], #refusal", new DOMParser().parseFromString(html, "text/html"));
  if (!words) return false;
  all("[data-refused]").forEach((old) => old.remove());
  const box = document.createElement("p");
  box.className = "refusal";
  box.dataset.refused = "";
  box.setAttribute("role", "alert");
  box.textContent = words.textContent;
  form.prepend(box);
  return true;
};
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!match() || form.method === "dialog" || !form.closest("#match, #bar") || form.closest("#keep, .languages, .leaves")) return;
  const button = event.submitter;
  const address = button?.hasAttribute("formaction") ? button.formAction : form.action;
  if (form.method === "get") {
    event.preventDefault();
    const only = form.elements.line && onlyEntry(form.elements.line.value);
    if (only) return load(only.href);
    const url = new URL(address);
    url.search = new URLSearchParams(new FormData(form, button));
    return load(url.pathname.endsWith("/actions") ? `${url.pathname}/${url.searchParams.get("number")}` : url.href);
  }
  event.preventDefault();
  if (form.dataset.sending) return;
  form.dataset.sending = "";
  underWay += 1;
  const turn = ++asking;
  let answer = null;
  try {
    const body = new URLSearchParams(new FormData(form, button));
    answer = await fetch(address, { method: "POST", body, signal: patience() });
    const html = await answer.text();
    const sent = answer.ok ? all("textarea", form) : [];
    const isBeside = form.closest("#talk, #bar");
    if (turn !== asking && answer.ok) isStale = true;
    else if (!answer.ok && isBeside && refuse(form, html)) return;
    else if (show(html, { sent })) {
      history.pushState(null, "", answer.redirected ? answer.url : match().dataset.path);
      if (!isBeside && $("#contest")) uncover();
      // Whoever is done looks at the board and at who is next, not at the tile that was taken.
      if (!isBeside && !$(".deciding")) scrollTo({ top: 0, behavior: "instant" });
    }
    else if (answer.ok || !refuse(form, html)) location.assign(answer.redirected ? answer.url : location.href);
    say($("#refusal")?.textContent ?? $("#status")?.textContent ?? "");
  } catch {
    if (answer) location.assign(match().dataset.path);
    else offline();
  } finally {
    delete form.dataset.sending;
    underWay -= 1;
    catchUp();
  }
});

// Full texts on hover and focus.
let pop = null;
let popTimer = 0;
const popOf = (element) => {
  const id = element.getAttribute("popovertarget") ?? element.dataset.pop;
  return id ? document.getElementById(id) : null;
};
const hidePop = () => { clearTimeout(popTimer); if (pop?.isConnected && pop.matches(":popover-open")) pop.hidePopover(); pop = null; };
const plan = (event, wait) => {
  const source = event.target.closest?.("[data-pop], button[popovertarget]:not([popovertargetaction])");
  // What is chosen tells all of it in the panel already.
  if (!source || !match() || source.matches(".chosen")) return;
  clearTimeout(popTimer);
  popTimer = setTimeout(() => {
    const found = source.isConnected && popOf(source);
    if (!found || found.matches(":popover-open")) return;
    found.showPopover({ source });
    pop = found;
  }, wait);
};
if (window.matchMedia("(hover: hover)").matches) {
  // After a click another thing may lie under a mouse that has not moved: nobody points at it.
  let clicked = "";
  const point = (event) => `${event.clientX} ${event.clientY}`;
  document.addEventListener("click", (event) => { clicked = point(event); }, true);
  document.addEventListener("mouseover", (event) => { if (!event.target.closest?.(".pop") && point(event) !== clicked) plan(event, 400); });
  document.addEventListener("mouseout", (event) => {
    const to = event.relatedTarget;
    if (to?.closest?.(".pop") === pop && pop) return;
    const source = event.target.closest?.("[data-pop], [popovertarget], .pop");
    if (source && !source.contains(to)) hidePop();
  });
}
document.addEventListener("focusin", (event) => { if (!refocusing && event.target.matches(":focus-visible")) plan(event, 400); });
document.addEventListener("focusout", (event) => { if (!event.relatedTarget?.closest?.(".pop")) hidePop(); });
// A click on what is shown by hovering keeps it.
document.addEventListener("click", (event) => {
  const source = event.target.closest("button[popovertarget]:not([popovertargetaction])");
  if (source && pop && popOf(source) === pop) { event.preventDefault(); pop = null; }
}, true);

// Keys.
const press = (css) => { const found = $(css); if (found) found.click(); return Boolean(found); };
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const move = (key) => {
  const spots = all("#board a[data-at]").filter((one) => one.getClientRects().length);
  if (!spots.length) return false;
  const centre = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const here = document.activeElement?.closest?.("#board a[data-at]");
  if (!here) { ($("#board a.chosen") ?? spots[0]).focus(); return true; }
  const [x, y] = centre(here);
  const [right, down] = arrows[key];
  const ahead = spots.filter((one) => one !== here).map((one) => {
    const [a, b] = centre(one);
    const along = (a - x) * right + (b - y) * down;
    const aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
    return [along > 1 ? along + 2 * aside : Infinity, one];
  }).sort((a, b) => a[0] - b[0])[0];
  if (ahead && ahead[0] < Infinity) ahead[1].focus();
  return true;
};
const keysOff = () => { try { return localStorage.getItem("keys") === "off"; } catch { return false; } };
document.addEventListener("change", (event) => {
  if (event.target.id !== "keys-off") return;
  try { localStorage.setItem("keys", event.target.checked ? "off" : "on"); } catch { /* It is not kept then. */ }
});
const keys = () => { const box = $("#keys"); if (box && !box.open) { $("#keys-off").checked = keysOff(); box.showModal(); } };
document.addEventListener("keydown", (event) => {
  if (!match() || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  const writing = event.target.closest("input:not([type=radio]):not([type=range]), textarea, select");
  if (event.key === "Escape") {
    if ($(":popover-open")) return hidePop();
    if (writing) return event.target.blur();
    if ($(".bar-menu[open]")) { $(".bar-menu").open = false; return; }
    press("[data-back]");
    return;
  }
  if (writing) return;
  // The way that is looked at is chosen already: Enter plays it.
  const isControl = event.target.closest("a:not(.variants [aria-current]), button, summary, input");
  if (event.key === "Enter" && event.shiftKey && press("[data-play]")) return event.preventDefault();
  if (event.key === "Enter" && !isControl) { if (press("[data-main]")) event.preventDefault(); return; }
  if (keysOff()) return;
  if (event.key in arrows) {
    if (event.target.closest("input, .talk .tab-body")) return;
    const step = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    const done = match().hasAttribute("data-past") ? step && press(`a[rel="${step}"]`) : move(event.key);
    if (done) event.preventDefault();
    return;
  }
  if (match().hasAttribute("data-past") && ["Home", "End"].includes(event.key)) {
    event.preventDefault();
    press(`.steps a:${event.key === "Home" ? "first" : "last"}-of-type`);
    return;
  }
  const acts = { p: "[data-watch]", u: "[data-undo]", e: "[data-end]", "[": 'a[rel="prev"]', "]": 'a[rel="next"]', n: ".bar .go" };
  if (/^[1-9]$/.test(event.key)) all("[data-kind]")[Number(event.key) - 1]?.click();
  else if (event.key === "/") { if ($("#sheet")) $("#sheet").checked = true; $("#typed")?.focus(); event.preventDefault(); }
  else if (event.key === "?") keys();
  else if (acts[event.key.toLowerCase()]) press(acts[event.key.toLowerCase()]);
});
document.addEventListener("click", (event) => { if (event.target.closest("[data-keys]")) keys(); });

// Looking back, the match plays on by itself until somebody does something or its present is reached.
let watching = 0;
const stopWatching = () => { clearInterval(watching); watching = 0; };
const watch = () => {
  if (watching) return stopWatching();
  watching = setInterval(() => {
    const next = match().hasAttribute("data-past") && $('a[rel="next"]');
    if (!next) return stopWatching();
    load(next.href);
  }, 1200);
};
document.addEventListener("click", (event) => { if (event.target.closest("[data-watch]")) watch(); });

// The menu narrows as one types. Where one entry is left, Enter opens it.
const entries = () => all(".act .ways > li, .act .kinds > li, .act .group .places > li, .act .variants > li");
const narrow = (typed) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  entries().forEach((entry) => {
    const text = `${entry.textContent} ${entry.dataset.find ?? ""} ${$("a", entry)?.title ?? ""}`.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
  });
  all(".act details.rare").forEach((rare) => { rare.open = words.length > 0; });
};
const onlyEntry = (typed) => {
  const left = entries().filter((entry) => !entry.hidden);
  const isLine = all("#offered option").some((option) => option.value.toLowerCase() === typed.trim().toLowerCase());
  return typed.trim() && !isLine && !typed.includes(";") && left.length === 1 ? $("a", left[0]) : null;
};
// The log narrows as one types; the slider shows each moment as it passes.
let sliding = 0;
document.addEventListener("input", (event) => {
  if (event.target.matches("[data-filter]")) {
    const words = event.target.value.toLowerCase();
    all(".told.turn li").forEach((line) => { line.hidden = !line.textContent.toLowerCase().includes(words); });
  }
  if (event.target.matches("#typed")) narrow(event.target.value);
  if (event.target.matches(".scrub input")) {
    stopWatching();
    clearTimeout(sliding);
    sliding = setTimeout(() => load(`/matches/${match().dataset.match}/actions/${event.target.value}`), 120);
  }
});

// Follow the match. Every state has an address, so whatever arrives is shown by asking for the same
// address again, during a preview too: it is then a preview of the match as it has become.
let latest = 0;
let isStale = false;
let running = null;
const catchUp = async (force = false) => {
  if (!match() || match().hasAttribute("data-past")) return;
  if (force) isStale = true;
  if (running || underWay || (!isStale && latest <= shown())) return;
  const own = new AbortController();
  running = own;
  const before = shown();
  const wasChoosing = Boolean($("#preview") || $(".kinds") || $("#moved:not([hidden])"));
  isStale = false;
  const turn = asking;
  try {
    const signal = AbortSignal.any([own.signal, patience()]);
    const answer = await fetch(location.href, { headers: { accept: "text/html" }, signal });
    const html = await answer.text();
    if (running !== own) return;
    if (turn !== asking) isStale = true;
    else if (!show(html, { still: true })) isStale = answer.status >= 500;
    else if (shown() > before) {
      const moved = $("#moved");
      if (moved && wasChoosing) moved.hidden = false;
      say(`${spoken("moved")} ${$(".told li p")?.textContent ?? ""} ${$(".deciding") ? spoken("turn") : ""}`);
    }
  } catch {
    if (running !== own) return;
    isStale = true;
  }
  running = null;
  if (isStale || latest > shown()) setTimeout(catchUp, isStale ? 500 : 0);
};
// A sandbox is no match: nobody else moves it.
if (match()?.dataset.match && window.EventSource) {
  let source = null;
  let tries = 0;
  let heard = Date.now();
  const follow = () => {
    source?.close();
    running?.abort();
    running = null;
    // A browser has six connections to a site, for all its tabs together: only a page that is seen holds one.
    if (document.hidden) return;
    source = new EventSource(`/matches/${match().dataset.match}/events`);
    source.addEventListener("open", () => { tries = 0; catchUp(true); });
    source.addEventListener("message", (event) => {
      const number = Number(event.data);
      heard = Date.now();
      latest = Math.max(latest, number);
      catchUp(number === 0);
    });
    source.addEventListener("error", () => {
      // The browser tries again by itself unless the answer was no stream at all, as while a server starts.
      if (source.readyState === EventSource.CLOSED) setTimeout(follow, Math.min(30000, 500 * 2 ** tries++));
    });
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  const again = () => { follow(); catchUp(true); };
  window.addEventListener("online", again);
  document.addEventListener("resume", again);
  window.addEventListener("pageshow", (event) => { if (event.persisted) follow(); });
  window.addEventListener("pagehide", () => source?.close());
  // A laptop that slept has lost time: nobody knows what was said meanwhile.
  // Neither does a page that waits and has heard nothing for a minute, whatever its connection says of itself
  // or because it is not seen: its title says whose turn it is.
  let tick = Date.now();
  setInterval(() => {
    if (Date.now() - tick > 30000 && !document.hidden) follow();
    else if (Date.now() - heard > 60000 && !$(".deciding, .finished")) { heard = Date.now(); catchUp(true); }
    tick = Date.now();
  }, 10000);
}
if (match()) parts().forEach((part) => made.set(part, part.outerHTML));
dress();
if (match() && $("#preview, #contest") && !location.hash) uncover();
