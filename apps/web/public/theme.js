// Before paint, so that nobody sees the other theme flash by. shell/theme.ts goes on from here.
(() => {
  const root = document.documentElement;
  const environment = document.currentScript.dataset.live === "true" ? "production" : "sandbox";
  let mode = "light";
  try {
    mode = localStorage.getItem(`coffer_${environment}_theme-mode`) ?? "light";
  } catch {
    // Blocked storage: light.
  }
  const dark = mode === "dark" || (mode === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = "coffer";
  root.dataset.themeMode = dark ? "dark" : "light";
})();
