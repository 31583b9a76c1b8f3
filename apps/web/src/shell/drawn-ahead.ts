import type { QueryClient, QueryKey } from "@tanstack/react-query";

// What only a page drawn while building needs, once the app draws over it.

/** What its calls have answered: shown at once, and asked for again. */
export function takeAnswers(queryClient: QueryClient): void {
  const answers: [QueryKey, unknown][] = JSON.parse(document.getElementById("answers")?.textContent ?? "[]");
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: 0 });
  void queryClient.invalidateQueries({ refetchType: "none" });
}

declare global {
  interface Window {
    /** The buttons pressed so far, by `public/theme.js`. */
    pressed?: Element[];
  }
}

/** Once the app is in its place, goes on where somebody was: in the field, or with what they pressed before its script was here. */
export function goOnFrom(root: Element): void {
  const field = [...root.querySelectorAll("input")].indexOf(document.activeElement as HTMLInputElement);
  const before = buttonsOf(root);
  const drawn = new MutationObserver(() => {
    if (root.querySelector("[data-ahead]")) return;
    drawn.disconnect();
    if (field >= 0) document.querySelectorAll("input")[field]?.focus();
    const now = buttonsOf(root);
    // Each choice counts; of what else was pressed in impatience only the last does.
    const presses = window.pressed?.splice(0) ?? [];
    for (const pressed of presses) {
      if (pressed.role === null && pressed !== presses.at(-1)) continue;
      const alike = (button: Element) => nameOf(button) === nameOf(pressed);
      const button = now.filter(alike)[before.filter(alike).indexOf(pressed as HTMLButtonElement)];
      if (button) press(button);
    }
  });
  drawn.observe(root, { childList: true });
}

const buttonsOf = (root: Element) => [...root.querySelectorAll("button")];
const nameOf = (button: Element) => button.ariaLabel ?? button.textContent;

function press(button: HTMLButtonElement): void {
  button.focus();
  // Menus open when the pointer goes down, tabs change with the focus, the rest are clicked.
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerType: "mouse" }));
  button.click();
}
