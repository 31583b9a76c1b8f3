import type { QueryClient, QueryKey } from "@tanstack/react-query";

// What only a page drawn while building needs, once the app draws over it.

/** What its calls have answered: shown at once, and asked for again. */
export function takeAnswers(queryClient: QueryClient): void {
  const answers: [QueryKey, unknown][] = JSON.parse(document.getElementById("answers")?.textContent ?? "[]");
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: 0 });
  void queryClient.invalidateQueries({ refetchType: "none" });
}

/** Once the app is in its place, goes on where somebody was: in the field, or with what they pressed before its script was here. */
export function goOnFrom(root: Element): void {
  const field = [...root.querySelectorAll("input")].indexOf(document.activeElement as HTMLInputElement);
  const drawn = new MutationObserver(() => {
    if (root.querySelector("[data-ahead]")) return;
    drawn.disconnect();
    if (field >= 0) document.querySelectorAll("input")[field]?.focus();
    const { pressed } = document.documentElement.dataset;
    delete document.documentElement.dataset.pressed;
    const presses: [name: string, at: number][] = JSON.parse(pressed ?? "[]");
    for (const [index, [name, nth]] of presses.entries()) {
      const named = (button: Element) => (button.ariaLabel ?? button.textContent) === name;
      const button = [...root.querySelectorAll("button")].filter(named)[nth];
      // Each choice counts; of what else was pressed in impatience only the last does.
      if (button && (isChoice(button) || index === presses.length - 1)) press(button);
    }
  });
  drawn.observe(root, { childList: true });
}

const isChoice = (button: Element) => button.matches("[role=radio], [role=checkbox], [role=switch]");

function press(button: HTMLButtonElement): void {
  button.focus();
  // Menus open when the pointer goes down, tabs change with the focus, the rest are clicked.
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerType: "mouse" }));
  button.click();
}
