import { type RefObject, useEffect } from "react";

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * If the focused element disappears, such as a deleted row, the focus moves to its successor.
 * If it was disabled for a moment, or its dialog has closed, the focus returns. So a keyboard user continues from
 * there, not from the top of the page.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let last: HTMLElement | null = null;
    /** Its position among all focusable elements. */
    let at = 0;
    /** The focus left it for a dialog, or because it was disabled. */
    let isAway = false;
    const reached = () => [...root.querySelectorAll<HTMLElement>(REACHED)].filter((each) => !each.matches(":disabled"));
    const isLost = () => document.activeElement === document.body;

    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isAway = !root.contains(target);
      if (isAway) return;
      last = target;
      at = reached().indexOf(target);
    };
    const mend = () => {
      if (last === null) return;
      if (!root.contains(last)) {
        if (!isLost()) return;
        const all = reached();
        (all[Math.min(Math.max(at, 0), all.length - 1)] ?? root.querySelector<HTMLElement>("h1, h2"))?.focus({
          preventScroll: true,
        });
      } else if (last.matches(":disabled")) isAway = true;
      else {
        at = reached().indexOf(last);
        if (isAway && isLost()) last.focus({ preventScroll: true });
      }
    };
    const leave = ({ target }: FocusEvent) =>
      setTimeout(() => {
        // The user clicked where nothing takes the focus: leave it.
        if (isLost() && target instanceof HTMLElement && target.isConnected && !target.matches(":disabled"))
          last = null;
      });

    const observer = new MutationObserver(mend);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    // Dialogs are rendered beside the page.
    observer.observe(document.body, { childList: true });
    document.addEventListener("focusin", note);
    document.addEventListener("focusout", leave);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("focusout", leave);
    };
  }, [container]);
}
