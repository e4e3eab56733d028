// What is wrong with a table's page at one prompt, in words; and where everything lies, to be compared at the next.
(last) => {
  const troubles = [];
  const say = (trouble) => troubles.includes(trouble) || troubles.push(trouble);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isShown = (part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(isShown);
  const sticks = (part) => getComputedStyle(part).position === "sticky";
  const name = (part) => part.id || part.value || part.getAttribute("popovertarget") || part.className?.baseVal || part.className || part.tagName;
  const at = (part) => {
    const { x, y, width: w, height: h } = part.getBoundingClientRect();
    return document.elementFromPoint(x + w / 2, y + h / 2);
  };
  const answers = (button) => button.contains(at(button));
  const inWindow = ({ top, bottom }) => top >= -1 && bottom <= height + 1;

  // What is asked
  const status = document.getElementById("status");
  if (!inWindow(status.getBoundingClientRect())) say("the question is not on the screen");
  const asked = document.createRange();
  if (status.querySelector("strong")) asked.selectNodeContents(status.querySelector("strong"));
  const leading = 4; // pixels of a line without a letter
  const over = (one, other) => one.left < other.right && other.left < one.right && one.top + leading < other.bottom && other.top < one.bottom - leading;
  for (const hint of all(".hint-now span")) {
    if ([...asked.getClientRects()].some((line) => over(line, hint.getBoundingClientRect()))) say("the hint covers the question");
  }

  // Something to act on, and what it is about
  const moves = all(".board button[name=move]:not([aria-disabled])");
  const lit = [...moves, ...all(".board button[popovertarget]:not([popovertargetaction=hide])")];
  const better = lit.filter((button) => button.dataset.ending !== "quiet");
  if (lit.length && !better.some((button) => inWindow(button.getBoundingClientRect()) && answers(button))) say("nothing to act on is on the screen");
  const docks = all("[data-dock]").filter(sticks);
  const isDocked = (part) => docks.some((dock) => dock.contains(part));
  const dockTop = Math.min(height, ...docks.map((dock) => dock.getBoundingClientRect().top));
  const dockEnd = Math.max(0, ...docks.map((dock) => dock.getBoundingClientRect().bottom));
  const headEnd = sticks(status) ? status.getBoundingClientRect().bottom : 0;
  for (const part of all('.board [data-about="1"]')) {
    const { top, bottom } = part.getBoundingClientRect();
    const isBelow = top >= dockEnd - 1; // a dock that lies where it was drawn covers nothing that follows
    const [from, to] = isDocked(part) ? [0, height] : isBelow ? [Math.max(headEnd, dockEnd), height] : [headEnd, dockTop];
    const seen = Math.min(bottom, to) - Math.max(top, from);
    if (seen < Math.min(bottom - top, to - from) - 10) say(`what is decided on, ${name(part)}, is not in sight: ${Math.round(seen)} of ${Math.round(bottom - top)} px`);
  }
  for (const dock of docks) { // a fifth of the screen, unless it is itself what is decided on
    const part = dock.offsetHeight / height;
    const most = dock.matches('[data-about="1"]') || dock.querySelector('[data-about="1"]') ? 0.65 : 0.2;
    if (part > most) say(`the dock ${name(dock)} takes ${Math.round(100 * part)} % of the screen`);
  }

  // Where everything lies: from the edge of what it glides with, of the dock it lies in, or of the page
  const places = {};
  const boardTop = document.querySelector(".board").getBoundingClientRect().top;
  const glides = ".board, [data-piece], [data-glide], [data-flow] [id]"; // as the house's script has it
  const skipped = "[data-piece], [popover], .visually-hidden, [aria-disabled]";
  const above = all(".in-bar button, .table-bar :is(a, button), .panel li").filter((part) => part.getBoundingClientRect().top < boardTop);
  const lying = [status, ...above, ...all(".board [id]"), ...moves].filter((part) => !part.closest(skipped) && !part.matches(glides));
  for (const part of lying) {
    const { left, top, width: wide } = part.getBoundingClientRect();
    const around = part.closest(glides);
    const panel = part.closest(".panel");
    const dock = docks.find((each) => each.contains(part)); // measured from its lower edge
    if (part === status) places[name(part)] = ["screen", left, 0, wide];
    else if (around && !around.contains(dock ?? null)) {
      const edges = around.getBoundingClientRect();
      places[name(part)] = [name(around), left - edges.left, top - (dock ? edges.bottom : edges.top), wide];
    }
    else if (panel && sticks(panel)) { // it goes along with the window
      const edges = panel.getBoundingClientRect();
      places[name(part)] = [name(panel), left - edges.left, top - edges.top, wide];
    }
    else if (dock) places[name(part)] = [name(dock), left, top - dock.getBoundingClientRect().bottom, wide];
    else {
      const swiped = part.closest(".table-bar")?.scrollLeft ?? 0; // on a phone the bar is one row, whatever it has
      places[name(part)] = ["page", left + scrollX + swiped, top + scrollY, wide];
    }
  }
  const jumps = new Map();
  for (const [part, [frame, left, top, wide]] of Object.entries(places)) {
    const [before, x, y, w] = last?.[part] ?? [frame, left, top, wide];
    const sideways = [left - x, left + wide / 2 - x - w / 2].sort((one, other) => Math.abs(one) - Math.abs(other)); // what is centred stays there
    const far = [Math.round(sideways[0]), Math.round(top - y)];
    if (before === frame && Math.max(...far.map(Math.abs)) > 2) jumps.set(`${far}`, [...(jumps.get(`${far}`) ?? []), part]);
  }
  for (const [far, parts] of jumps) say(`${parts[0]} and ${parts.length - 1} others jump by ${far} px`);

  // Text
  const scales = (part) => {
    const svg = part.ownerSVGElement && part.getScreenCTM?.();
    return svg ? Math.hypot(svg.a, svg.b) : part.currentCSSZoom ?? 1;
  };
  const shortened = new Map(); // one of each kind, and where it can be pointed at
  const shorten = (part) => {
    const { x, y, width: w, height: h } = part.getBoundingClientRect();
    if (part.matches("#status > strong, .how")) say(`${name(part)} is shortened: ${part.textContent}`);
    if (part.contains(at(part))) shortened.set(part.className || part.tagName, { x: x + w / 2, y: y + h / 2, text: part.textContent });
  };
  const walker = document.createTreeWalker(document.querySelector(".table-page"), NodeFilter.SHOW_TEXT);
  const looked = new Set();
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || looked.has(part)) continue;
    looked.add(part);
    if (!isShown(part) || part.closest(".visually-hidden, .side, option, .art")) continue;
    const style = getComputedStyle(part);
    const size = parseFloat(style.fontSize) * scales(part);
    const box = part.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (size < 11.9) say(`text of ${size.toFixed(1)} px: ${name(part)}`);
    for (let around = part; around && !around.matches(".table-page"); around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display, clipPath } = getComputedStyle(around);
      if (clipPath !== "none") break; // for screen readers
      if (webkitLineClamp !== "none" && around.scrollHeight > around.clientHeight + 1) shorten(around);
      if (/auto|scroll/.test(overflowX)) break;
      if (textOverflow === "ellipsis") {
        if (around.scrollWidth > around.clientWidth + 1) shorten(around);
        break;
      }
      if (display.startsWith("inline") && display === "inline") continue;
      if (/hidden|clip/.test(overflowY) && around.clientHeight > 1 && webkitLineClamp === "none" && around.scrollHeight > around.clientHeight + 3) {
        say(`text is cut off below in ${name(around)}`);
        break;
      }
      if (/hidden|clip/.test(overflowX) && around.clientWidth > 1 && around.scrollWidth > around.clientWidth + 1) {
        say(`text is cut off in ${name(around)}`);
        break;
      }
    }
  }
  if (document.documentElement.scrollWidth > width + 1) say(`the page is ${document.documentElement.scrollWidth - width} px too wide`);
  for (const button of moves) {
    if (button.scrollWidth > button.clientWidth + 6 && button.clientWidth) say(`the text on ${name(button)} is wider than the button`);
  }

  // Nothing that can be pressed is covered, wherever it is brought
  const [x, y] = [scrollX, scrollY];
  const press = (button, area) => {
    area.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const hit = at(area);
    if (!button.contains(hit)) say(`${name(button)} is covered by ${hit ? name(hit) : "the edge"}`);
  };
  for (const button of lit) press(button, button.closest("[data-lit]") ?? button);
  for (const button of all(".in-bar button, .table-bar :is(a, button)")) press(button, button);
  for (const popover of all(".board [popovertarget]").slice(0, 3).map((door) => document.getElementById(door.getAttribute("popovertarget")))) {
    if (!popover || popover.matches(":popover-open")) continue;
    popover.showPopover();
    for (const button of all("button[name=move]:not([aria-disabled])", popover)) press(button, button);
    popover.hidePopover();
  }
  scrollTo({ left: x, top: y, behavior: "instant" });
  const areas = all(".board [data-lit]:has(button[name=move]:not([aria-disabled]))").map((area) => `#${area.id}`);
  return { troubles, places, areas, shortened: [...shortened.values()], tall: document.documentElement.scrollHeight };
}
