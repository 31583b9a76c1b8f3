import { followKeys, KEYS } from "./sandbox-keys.ts";

/** Per tab, so that the drawer stays open across a reload, such as after sign-in. */
const IS_OPEN = "coffer_sandbox_drawer";
const words = {
  en: (keys: string) => `Open the sandbox (${keys})`,
  zh: (keys: string) => `打开沙盒（${keys}）`,
};

/** Thin and at the edge: on a phone it fits the page's margin beside the content. */
const button = document.createElement("button");
button.type = "button";
button.dataset.sandboxButton = "";
// Inline styles: a Tailwind class here would be built into the app's style sheet.
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
    // Return the focus to the element that opened the drawer, if it still exists.
    const back = from instanceof HTMLElement && from !== document.body && from.isConnected ? from : button;
    back.focus({ preventScroll: true });
  };
}

/** Resolves when the app has started. The app waits for its sandbox, and so must the console. */
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
    // Storage is blocked: the drawer doesn't reopen by itself.
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
