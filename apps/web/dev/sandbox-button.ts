import { followKeys, KEYS } from "./sandbox-keys.ts";

/** Per tab: a page loaded anew, as after a sign-in, has the drawer open as it was. */
const IS_OPEN = "coffer_sandbox_drawer";
const words = {
  en: (keys: string) => `Open the sandbox (${keys})`,
  zh: (keys: string) => `打开沙盒（${keys}）`,
};

/** Thin and at the edge: on a phone it stands in the page's own margin, beside what the app shows. */
const button = document.createElement("button");
button.type = "button";
button.dataset.sandboxButton = "";
// Its own styles: a class named here would be built into the app's sheet.
button.style.cssText = `position: fixed; inset: auto 0 96px auto; z-index: 30; width: 24px; height: 48px; padding: 0;
  border: 1px solid var(--line-strong); border-right: 0; border-radius: 6px 0 0 6px; background: var(--brass-tint);
  color: var(--brass); font: 600 12px/1 var(--font-sans, sans-serif); box-shadow: var(--soft)`;
button.textContent = "S";
button.ariaHasPopup = "dialog";

function name(): void {
  const label = (document.documentElement.lang.startsWith("zh") ? words.zh : words.en)(KEYS);
  button.ariaLabel = label;
  button.title = label;
}
name();
new MutationObserver(name).observe(document.documentElement, { attributeFilter: ["lang"] });
document.body.append(button);

let close: (() => void) | null = null;

async function open(): Promise<void> {
  if (close) return;
  let isWanted = true;
  close = () => {
    isWanted = false;
  };
  const from = document.activeElement;
  const [{ openDrawer }] = await Promise.all([import("./sandbox-drawer.ts"), appStands()]);
  if (!isWanted) {
    close = null;
    return;
  }
  keep(true);
  button.style.display = "none";
  const unmount = openDrawer(() => close?.());
  close = () => {
    unmount();
    keep(false);
    button.style.display = "";
    close = null;
    // Back to where it was opened from, if that is still there.
    const back = from instanceof HTMLElement && from !== document.body && from.isConnected ? from : button;
    back.focus({ preventScroll: true });
  };
}

/** The app starts once its sandbox answers; before that, so would the console get no answer. */
function appStands(): Promise<void> {
  const root = document.getElementById("root");
  if (!root || root.childElementCount > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { childList: true });
  });
}

function keep(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(IS_OPEN, "1");
    else sessionStorage.removeItem(IS_OPEN);
  } catch {
    // Blocked storage: it opens by hand again.
  }
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(IS_OPEN) !== null;
  } catch {
    return false;
  }
}

button.addEventListener("click", () => void open());
followKeys(() => (close ? close() : void open()));
if (wasOpen()) void open();
