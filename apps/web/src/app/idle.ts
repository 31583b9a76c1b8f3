import { coffer } from "../platform/api.ts";
import { learn } from "../platform/intl/locale-state.ts";
import { hasSession } from "../platform/session.ts";
import { localStore, tabStore } from "../platform/storage.ts";
import { serverNow } from "../platform/time/deadline.ts";
import { ask, currentQuestion } from "./question.ts";
import { signOutFor } from "./session-end.ts";

const MINUTE = 60_000;
/** Ours: the description names no figure. As long as banks leave a screen with money on it unattended. */
export const IDLE_LIMIT = 15 * MINUTE;
/** How long before the end it is asked whether somebody is there. */
export const IDLE_NOTICE = 2 * MINUTE;
const LOOK_EVERY = 15_000;
/** Moving a mouse is a hundred signs a second; other tabs need to hear of one now and then. */
const NOTE_EVERY = 5_000;

const name = "lastSign";
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

let own = 0;
/** The newest of any tab. What stands in storage may be anything. */
function lastSign(): number {
  const other = Number(localStore.get(name));
  return other > own && other <= Date.now() ? other : own;
}

function note(): void {
  own = Date.now();
  localStore.set(name, String(own));
}

/** Somebody says that they are there. Asking the server shows at once whether the session still holds. */
export function stayIn(): void {
  note();
  ask(undefined);
  coffer.session.refresh().catch(() => undefined); // what it failed with has a way of its own
}

/** Asks after a while without a sign of a person in any tab, and then signs out. */
export function watchIdle(): () => void {
  note();
  let end: ReturnType<typeof setTimeout> | undefined;
  const sign = () => {
    // While it is asked, the answer is the sign: a sleeve on the desk isn't.
    if (currentQuestion()?.kind !== "idle" && Date.now() - own > NOTE_EVERY) note();
  };
  const look = async () => {
    clearTimeout(end);
    const asked = currentQuestion()?.kind === "idle";
    // Inside the native app that is the app's own matter.
    if (!hasSession() || tabStore.get("fromApp") === "yes") return asked ? ask(undefined) : undefined;
    const left = lastSign() + IDLE_LIMIT - Date.now();
    if (left <= 0) {
      ask(undefined);
      return signOutFor("idle");
    }
    if (left > IDLE_NOTICE) return asked ? ask(undefined) : undefined; // somebody is at another tab
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
