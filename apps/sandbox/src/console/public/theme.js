// Before paint; theme.ts continues from here.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem("coffer_console_theme");
  } catch {
    // Blocked storage: the system's theme.
  }
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.themeMode = dark ? "dark" : "light";
})();
