import { coffer } from "../platform/api.ts";
import { learn } from "../platform/intl/locale-state.ts";
import { hasSession } from "../platform/session.ts";
import { localStore, tabStore } from "../platform/storage.ts";
import { serverNow } from "../platform/time/deadline.ts";
import { ask, currentQuestion } from "./question.ts";
import { signOutFor } from "./session-end.ts";

const MINUTE = 60_000;
/** Our figure, because the description has none: a bank's usual idle limit. */
export const IDLE_LIMIT = 15 * MINUTE;
/** The time before the end at which the question appears. */
export const IDLE_NOTICE = 2 * MINUTE;
const LOOK_EVERY = 15_000;
/** Throttled: a moving mouse gives a hundred events a second, and other tabs need one occasionally. */
const NOTE_EVERY = 5_000;

const name = "lastSign";
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

let own = 0;
/** The latest of any tab. Storage may contain anything. */
function lastSign(): number {
  const other = Number(localStore.get(name));
  return other > own && other <= Date.now() ? other : own;
}

function note(): void {
  own = Date.now();
  localStore.set(name, String(own));
}

/** The user is present. A call shows at once whether the session is still valid. */
export function stayIn(): void {
  note();
  ask(undefined);
  coffer.session.refresh().catch(() => undefined); // Its failure is handled elsewhere.
}

/** Asks after a while without a user interaction in any tab, then signs out. */
export function watchIdle(): () => void {
  note();
  let end: ReturnType<typeof setTimeout> | undefined;
  const sign = () => {
    // During the question only an answer counts, not an accidental touch.
    if (currentQuestion()?.kind !== "idle" && Date.now() - own > NOTE_EVERY) note();
  };
  const look = async () => {
    clearTimeout(end);
    const asked = currentQuestion()?.kind === "idle";
    // The native app handles this itself.
    if (!hasSession() || tabStore.get("fromApp") === "yes") return asked ? ask(undefined) : undefined;
    const left = lastSign() + IDLE_LIMIT - Date.now();
    if (left <= 0) {
      ask(undefined);
      return signOutFor("idle");
    }
    if (left > IDLE_NOTICE) return asked ? ask(undefined) : undefined; // The user is active in another tab.
    end = setTimeout(look, left);
    if (asked || currentQuestion()) return;
    await learn(["signedIn"]);
    ask({ kind: "idle", until: new Date(serverNow() + left).toISOString() });
  };
  const every = setInterval(look, LOOK_EVERY);
  for (const each of signs) window.addEventListener(each, sign, { passive: true, capture: true });
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(every);
    clearTimeout(end);
    for (const each of signs) window.removeEventListener(each, sign, { capture: true });
    document.removeEventListener("visibilitychange", look);
  };
}
