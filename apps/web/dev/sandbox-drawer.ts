import { mountDrawer } from "@coffer/sandbox/console";

const OPENS = "/assets";

/** The console over the page; answers how to take it away. Loaded when it is asked for, not before. */
export function openDrawer(onClose: () => void): () => void {
  const container = document.createElement("div");
  container.dataset.sandboxDrawer = "";
  document.body.append(container);
  const app = document.getElementById("root");
  // On a phone nothing of the app can be seen, so nothing of it takes the focus.
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

/** A session's token names its world; without one, calls go to the main world. */
function worldOfSession(): string {
  const kept = [document.cookie, ...Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? "")];
  const found = kept.map((text) => /\bat_([A-Za-z0-9][A-Za-z0-9_-]{0,39})\./.exec(text)?.[1]).find(Boolean);
  return found ?? "main";
}
