import { hasCode } from "@coffer/errors";
import type { SessionEndedEvent } from "@coffer/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { client } from "../platform/client.ts";
import { shownUid } from "../platform/session.ts";
import { onSessionEnded } from "../platform/session-events.ts";
import { askSignInAgain, type EndReason, endSignInAgain, signInAgain } from "../platform/sign-in-again.ts";
import { hasUnsaved } from "../platform/unsaved.ts";
import { ask, currentQuestion } from "./question.ts";
import { signedOutInOtherTab } from "./signed-out-in-other-tab.ts";

const loggedInElsewhere = 80002;
/** Milliseconds a browser may take to show one tab what another has stored. */
const STORAGE_LAG = 50;
let because: EndReason | undefined;

/** Ends the session for another reason than that its person wants to go. */
export async function endSession(reason: EndReason): Promise<void> {
  const { session } = await client();
  because = reason;
  session.end();
  because = undefined;
}

/** The same, and the server is told where it can be reached. */
export async function signOutFor(reason: EndReason): Promise<void> {
  const { profile } = await client();
  because = reason;
  await profile.exit().catch(() => undefined);
  await endSession(reason);
}

/** Why it is over; undefined where the person has signed out, here or in another tab. */
function reasonOf({ reason, error }: SessionEndedEvent): EndReason | undefined {
  if (because) return because;
  // Whatever told it: a call under way may hear of it, from the server or for want of a token, before the other tab's word comes.
  if (reason === "signedOut" || signedOutInOtherTab()) return undefined;
  return hasCode(error, loggedInElsewhere) ? "elsewhere" : "ended";
}

/**
 * The product: "tokens, user and refresh time are cleared and the user goes to /user/login", and comes back afterwards.
 * Where the page holds what somebody typed, it stays and they sign in over it; where the server wants it, they are asked.
 */
export function followSessionEnd(router: AnyRouter, queryClient: QueryClient): () => void {
  const leave = async (search: { next?: string; reason?: EndReason }) => {
    await router.navigate({ to: "/user/login", search, ignoreBlocker: true });
    // After leaving: what is on screen would otherwise ask again without a session.
    queryClient.clear();
  };
  const follow = async (event: SessionEndedEvent, reason: EndReason | undefined) => {
    const uid = shownUid(queryClient);
    // "50004: clear the token, show a confirm dialog … leading to login."
    const words = event.error?.behaviour === "confirmSignIn" ? event.error.message : undefined;
    // What somebody typed stays: then the dialog that leads to signing in is where they do it.
    if (reason && uid && hasUnsaved()) return askSignInAgain({ reason, uid, words });
    if (reason && words) return ask({ kind: "signIn", words });
    await leave(reason ? { next: router.state.location.href, reason } : {});
  };
  return onSessionEnded(async (event) => {
    // A dialog already asks: the page stays until it is answered.
    if (currentQuestion()?.kind === "signIn" || signInAgain()) return;
    if (router.state.location.pathname.startsWith("/user/")) return queryClient.clear();
    const reason = reasonOf(event);
    await follow(event, reason);
    if (reason !== "ended") return;
    // The end may be seen here before the note that its person wanted it: then nothing of theirs stays after all.
    await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG));
    if (!signedOutInOtherTab()) return;
    endSignInAgain(false);
    ask(undefined);
    await leave({});
  });
}
