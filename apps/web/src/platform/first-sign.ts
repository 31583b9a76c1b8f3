/** What shows that somebody is at the page, and may come to its end. `public/theme.js` waits for the same before there is a script. */
export const signs = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"] as const;

/** Runs once, with the first sign of a person or after so long without one; what it returns calls it off. */
export function onFirstSign(run: () => void, atLatest = Number.POSITIVE_INFINITY): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, wake);
    clearTimeout(timer);
  };
  const wake = () => {
    stop();
    run();
  };
  const timer = Number.isFinite(atLatest) ? setTimeout(wake, atLatest) : undefined;
  for (const sign of signs) window.addEventListener(sign, wake, { passive: true });
  return stop;
}

/** The same, to be waited for. */
export const firstSign = (atLatest?: number) => new Promise<void>((resolve) => void onFirstSign(resolve, atLatest));
