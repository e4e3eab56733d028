// What was chosen is obeyed before the page is drawn: by day or by night, and whether log and chat lie beside a table.
"use strict";

const chosen = () => {
  try {
    return JSON.parse(localStorage.getItem("fullboard") || "{}");
  } catch {
    return {};
  }
};
const chosenTheme = () => chosen().theme ?? "system";
const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";
const asWritten = new WeakMap(); // what a rule asked for before anybody chose

function themeRules(rules, theme) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (asWritten.has(rule) || rule.media.mediaText.includes("prefers-color-scheme"))) {
      if (!asWritten.has(rule)) asWritten.set(rule, rule.media.mediaText);
      const meant = (wanted) => (theme === wanted ? ALWAYS : NEVER);
      rule.media.mediaText = theme === "system" ? asWritten.get(rule) : asWritten.get(rule).replace(/\(prefers-color-scheme: (dark|light)\)/g, (_, wanted) => meant(wanted));
    }
    if (rule.cssRules?.length) themeRules(rule.cssRules, theme);
  }
}

function showTheme(theme = chosenTheme()) {
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
  for (const sheet of document.styleSheets) {
    try {
      themeRules(sheet.cssRules, theme);
    } catch { /* not ours to read */ }
  }
}

const hasRoomBeside = matchMedia("(min-width: 64rem)").matches;
document.documentElement.dataset.side = hasRoomBeside && chosen().side !== "folded" ? "open" : "folded";
showTheme();
document.addEventListener("DOMContentLoaded", () => {
  showTheme(); // drawings bring rules of their own
  for (const choice of document.querySelectorAll("[data-theme-choice]")) {
    choice.value = chosenTheme();
    choice.addEventListener("change", () => {
      keep({ theme: choice.value });
      showTheme();
    });
  }
});
