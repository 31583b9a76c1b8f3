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
/** The milliseconds in which a browser propagates storage between tabs. */
const STORAGE_LAG = 50;
let because: EndReason | undefined;

/** Ends the session for a reason other than the user's sign-out. */
export async function endSession(reason: EndReason): Promise<void> {
  const { session } = await client();
  because = reason;
  session.end();
  because = undefined;
}

/** As above, and signs out on the server if reachable. */
export async function signOutFor(reason: EndReason): Promise<void> {
  const { profile } = await client();
  because = reason;
  await profile.exit().catch(() => undefined);
  await endSession(reason);
}

/** Why it ended; undefined after a sign-out, here or in another tab. */
function reasonOf({ reason, error }: SessionEndedEvent): EndReason | undefined {
  if (because) return because;
  // A pending call may learn of it, from the server or a missing token, before the other tab's message arrives.
  if (reason === "signedOut" || signedOutInOtherTab()) return undefined;
  return hasCode(error, loggedInElsewhere) ? "elsewhere" : "ended";
}

/**
 * The product: "tokens, user and refresh time are cleared and the user goes to /user/login", with a way back.
 * A page with typed text stays, and its user signs in over it; the server may require a question.
 */
export function followSessionEnd(router: AnyRouter, queryClient: QueryClient): () => void {
  const leave = async (search: { next?: string; reason?: EndReason }) => {
    await router.navigate({ to: "/user/login", search, ignoreBlocker: true });
    // After leaving: the visible page would otherwise refetch without a session.
    queryClient.clear();
  };
  const follow = async (event: SessionEndedEvent, reason: EndReason | undefined) => {
    const uid = shownUid(queryClient);
    // "50004: clear the token, show a confirm dialog … leading to login."
    const words = event.error?.behaviour === "confirmSignIn" ? event.error.message : undefined;
    // Typed text stays: the dialog is the sign-in.
    if (reason && uid && hasUnsaved()) return askSignInAgain({ reason, uid, words });
    if (reason && words) return ask({ kind: "signIn", words });
    await leave(reason ? { next: router.state.location.href, reason } : {});
  };
  return onSessionEnded(async (event) => {
    // A dialog is already open: the page stays until it is answered.
    if (currentQuestion()?.kind === "signIn" || signInAgain()) return;
    if (router.state.location.pathname.startsWith("/user/")) return queryClient.clear();
    const reason = reasonOf(event);
    await follow(event, reason);
    if (reason !== "ended") return;
    // The end may arrive before the sign-out mark: then the user's data is cleared after all.
    await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG));
    if (!signedOutInOtherTab()) return;
    endSignInAgain(false);
    ask(undefined);
    await leave({});
  });
}
