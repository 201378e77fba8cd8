/* Before anything is drawn: the light and the language that were chosen last, so that nothing flashes. */
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("lanterne.prefs") || "{}") || {};
  } catch (error) {
    kept = {};
  }
  var root = document.documentElement;
  var light = kept.theme === "light" || (kept.theme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  root.dataset.theme = light ? "light" : "dark";
  if (kept.language === "fr" || kept.language === "en") root.lang = kept.language;
})();
