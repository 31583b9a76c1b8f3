// Before paint, so that nobody sees the other theme flash by, nor a header where there is none. shell/ goes on from here.
(() => {
  const root = document.documentElement;
  const environment = document.currentScript.dataset.live === "true" ? "production" : "sandbox";
  let mode = "light";
  let inApp = new URLSearchParams(location.search).get("from") === "app";
  try {
    mode = localStorage.getItem(`coffer_${environment}_theme-mode`) ?? "light";
    inApp ||= sessionStorage.getItem(`coffer_${environment}_fromApp`) === "yes";
  } catch {
    // Blocked storage: light.
  }
  const dark = mode === "dark" || (mode === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  if (inApp || location.pathname === "/maintain") root.dataset.bare = "";
  root.dataset.theme = "coffer";
  root.dataset.themeMode = dark ? "dark" : "light";
})();
