import { type RefObject, useEffect } from "react";

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Where what has the focus goes away, such as the row that was just deleted, the focus goes to what stands in its place.
 * Where it was disabled for a moment, or a dialog opened from it has closed, it comes back. So a keyboard goes on from
 * there, and not from the top of the page.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let last: HTMLElement | null = null;
    /** Its place among all that can be reached. */
    let at = 0;
    /** The focus has left it for a dialog, or because it was disabled. */
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
        // Somebody clicked where nothing takes the focus: it is theirs to put somewhere.
        if (isLost() && target instanceof HTMLElement && target.isConnected && !target.matches(":disabled"))
          last = null;
      });

    const observer = new MutationObserver(mend);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    // Dialogs stand beside the page.
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
