import { mountDrawer } from "@coffer/sandbox/console";

const OPENS = "/assets";

/** Opens the console over the page and returns a function that closes it. Lazy-loaded. */
export function openDrawer(onClose: () => void): () => void {
  const container = document.createElement("div");
  container.dataset.sandboxDrawer = "";
  document.body.append(container);
  const app = document.getElementById("root");
  // On a phone the drawer covers the app, so the app must not take the focus.
  const isOverAll = window.matchMedia("(width < 640px)").matches;
  if (app) app.inert = isOverAll;
  const { unmount } = mountDrawer(container, {
    world: worldOfSession(),
    hasPage: import.meta.env.VITE_SANDBOX !== "browser",
    signIn: ({ uid: _uid, ...tokens }) => {
      window.setCofferToken?.(tokens);
      location.assign(OPENS);
    },
    onClose,
  });
  return () => {
    unmount();
    container.remove();
    if (app) app.inert = false;
  };
}

/** Returns the world in the session's token, or the main world without one. */
function worldOfSession(): string {
  const kept = [document.cookie, ...Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? "")];
  const found = kept.map((text) => /\bat_([A-Za-z0-9][A-Za-z0-9_-]{0,39})\./.exec(text)?.[1]).find(Boolean);
  return found ?? "main";
}
