// Before paint, so that nobody sees the other theme flash by, nor a header where there is none; and the page's own chunks are
// asked for while the start's still come. app/ goes on from here.
(() => {
  const root = document.documentElement;
  const environment = document.currentScript.dataset.live === "true" ? "production" : "sandbox";
  let mode = "light";
  const search = new URLSearchParams(location.search);
  let inApp = search.get("from") === "app";
  let language = search.get("lang");
  const kept = (name) => document.cookie.split(`coffer_${environment}_${name}=`)[1]?.split(";")[0];
  // Kept at once: whoever follows a link before the app is here goes on in the same language.
  if (/^(zh|en)/i.test(language))
    // biome-ignore lint/suspicious/noDocumentCookie: before paint, and in every browser.
    document.cookie = `coffer_${environment}_lang=${/^z/i.test(language) ? "zh-CN" : "en"};path=/;max-age=2592000;samesite=strict`;
  language = /^zh/i.test(language ?? kept("lang")) ? "zh-CN" : "en";
  try {
    mode = localStorage.getItem(`coffer_${environment}_theme-mode`) ?? "light";
    inApp ||= sessionStorage.getItem(`coffer_${environment}_fromApp`) === "yes";
  } catch {
    // Blocked storage: light.
  }
  const dark = mode === "dark" || (mode === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  if (inApp || location.pathname === "/maintain") root.dataset.bare = "";
  // The page as it was built is a visitor's, in one language: others see it once it is drawn for them.
  if (kept("token") || language !== root.lang) root.dataset.other = "";
  root.dataset.theme = "coffer";
  root.dataset.themeMode = dark ? "dark" : "light";
  const { early = "{}", app, reading } = document.currentScript.dataset;
  const mine = JSON.parse(early)[location.pathname];
  const preload = () => {
    if (!mine) return;
    for (const name of [...mine.code, ...(mine[language] ?? [])]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = `/${name}`;
      document.head.append(link);
    }
  };
  if (!app) return preload();
  // Once however often it is asked for: a module and a preload are loaded once.
  const load = () => {
    import(app);
    preload();
  };
  if (root.dataset.other === "") return load();
  // The page is here without its scripts: they come once it is painted, for scripts that run first keep it away for as long as they run.
  // A browser that doesn't tell gets a second from its first frame on.
  const painted = new Promise((resolve) => {
    const told = (list) => list.getEntriesByName("first-contentful-paint").forEach(resolve);
    new PerformanceObserver(told).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, 1000));
  });
  const begin = () => painted.then(load);
  // What is pressed before its script is here is pressed again once it can do something: see app/drawn-ahead.ts.
  const pressed = [];
  window.pressed = pressed;
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-ahead] button");
    if (button) pressed.push(button);
  });
  // A key that leads to a field does so already: see features/content/help/search-box.tsx.
  addEventListener("keydown", (event) => {
    const field = document.querySelector("[data-ahead] [aria-keyshortcuts]");
    if (event.target !== document.body || field?.ariaKeyShortcuts !== event.key) return;
    event.preventDefault();
    field.focus();
  });
  // An address that names a place on the page is followed without waiting for anybody; a form is there to be filled in.
  if (reading === undefined || search.has("to")) return begin();
  // Where there is no form, once somebody is there who looks, as platform/first-sign.ts, or a little later.
  for (const sign of ["pointermove", "pointerdown", "keydown", "scroll", "focusin"])
    addEventListener(sign, begin, { once: true, passive: true });
  painted.then(() => setTimeout(begin, 4000));
})();
