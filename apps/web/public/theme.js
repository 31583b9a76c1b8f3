// Runs before the first paint: sets the theme, stores the language of the address, and marks what a prerendered page can't know.
(() => {
  const root = document.documentElement;
  const environment = document.currentScript.dataset.live === "true" ? "production" : "sandbox";
  const search = new URLSearchParams(location.search);
  const cookie = (name) => document.cookie.split(`coffer_${environment}_${name}=`)[1]?.split(";")[0];
  const asked = search.get("lang");
  // Stored at once, so that a link that is followed before hydration keeps the language.
  if (/^(zh|en)/i.test(asked))
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
    document.cookie = `coffer_${environment}_lang=${/^z/i.test(asked) ? "zh-CN" : "en"};path=/;max-age=2592000;samesite=strict`;
  const language = /^zh/i.test(asked ?? cookie("lang")) ? "zh-CN" : "en";
  let mode = "light";
  let inApp = search.get("from") === "app";
  try {
    mode = localStorage.getItem(`coffer_${environment}_theme-mode`) ?? mode;
    inApp ||= sessionStorage.getItem(`coffer_${environment}_fromApp`) === "yes";
  } catch {
    // Storage is blocked: light.
  }
  const isDark = mode === "dark" || (mode === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = "coffer";
  root.dataset.themeMode = isDark ? "dark" : "light";
  // The app removes these marks once it is hydrated.
  if (inApp || location.pathname === "/maintain") root.dataset.bare = "";
  if (cookie("token")) root.dataset.session = "";
  if (language !== root.lang) root.dataset.otherLanguage = "";
  // What the user does before hydration; src/main.tsx dispatches it again on the same nodes.
  window.early = [];
  for (const type of ["pointerdown", "mousedown", "click", "input"])
    addEventListener(
      type,
      (event) => event.target.closest?.("#root :is(button, input)") && window.early?.push(event),
      true,
    );
})();
