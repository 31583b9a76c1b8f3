/** A sleeping device stops its timers, so no long one is set: a short tick looks at the clocks. */
export const TICK_MS = 5_000;

/** Looks every few seconds, when the page is shown again and when the device is back online. @returns what stops it */
export function startTicking(look: () => void): () => void {
  const timer = setInterval(look, TICK_MS);
  // In Node a ticking session must not keep a finished program alive.
  Object(timer).unref?.();
  const target = globalThis.document;
  const onShown = () => {
    if (target.visibilityState === "visible") look();
  };
  target?.addEventListener("visibilitychange", onShown);
  globalThis.addEventListener?.("online", look);
  return () => {
    clearInterval(timer);
    target?.removeEventListener("visibilitychange", onShown);
    globalThis.removeEventListener?.("online", look);
  };
}
