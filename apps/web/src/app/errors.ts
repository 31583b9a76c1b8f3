import { type Behaviour, type CofferError, hasCode, isCofferError } from "@coffer/errors";
import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { IntlShape } from "react-intl";
import { hasSession, loadAccount } from "../platform/session.ts";
import { signInAgain } from "../platform/sign-in-again.ts";
import { localStore } from "../platform/storage.ts";
import { outsideLink } from "../platform/url/redirect.ts";
import { expectedEnd } from "./maintenance.ts";
import { notify } from "./notify.ts";
import { ask } from "./question.ts";
import { endSession } from "./session-end.ts";

/** Where a call's failure is shown: in place, as a notification, or nowhere. */
export type Shows = "place" | "notice" | "nothing";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { shows?: Shows };
    mutationMeta: { shows?: Shows };
  }
}

interface Around {
  router: AnyRouter;
  queryClient: QueryClient;
  /** Returns the intl object of the page now. */
  intl: () => IntlShape;
}

/** The only place that runs the behaviour of error codes. */
export function runFailure(error: unknown, shows: Shows, around: Around): void {
  if (!isCofferError(error)) {
    if (shows === "notice") void tell(error, around.intl());
    return;
  }
  void behaviours[error.behaviour](error, shows, around);
}

/** "70001: confirm dialog about a credit card, offering to open a link in a new tab." */
const cardCode = 70001;

type Run = (error: CofferError, shows: Shows, around: Around) => unknown;

const show: Run = (error, shows, { intl }) => {
  if (shows === "notice") void tell(error, intl());
};

const behaviours: Record<Behaviour, Run> = {
  maintenance: (error, _shows, { router }) => {
    expectedEnd(error);
    const { pathname, href } = router.state.location;
    if (pathname !== "/maintain")
      void router.navigate({ to: "/maintain", search: { next: href }, ignoreBlocker: true });
  },
  // Clearing the tokens ends the session, which redirects to sign-in.
  endSession: () => endSession("ended"),
  // The product: "clear a stored flag, run a security re-check, show the message for 'safe'".
  recheckSecurity: (error, shows, around) => {
    localStore.remove("safe");
    if (hasSession()) loadAccount(around.queryClient).catch(() => undefined); // Its own failure has its own behaviour.
    show(error, shows, around);
  },
  // The SDK has cleared the tokens and session-end.ts has asked; a late reply for older ones asks nothing.
  confirmSignIn: ({ message }) => {
    if (!hasSession() && !signInAgain()) ask({ kind: "signIn", words: message });
  },
  cardLink: async (error, _shows, { intl }) => {
    const { words } = await wordsFor(error, intl());
    const told = hasCode(error, cardCode) ? error.data?.url : undefined;
    ask({ kind: "card", words, link: outsideLink(told ?? error.details?.match(/https?:\S+/)?.[0]) });
  },
  showText: show,
  showMessage: show,
};

async function tell(error: unknown, intl: IntlShape): Promise<void> {
  const { words, details } = await wordsFor(error, intl);
  notify(words, details);
}

/** Failure texts load with the first failure. */
async function wordsFor(error: unknown, intl: IntlShape): Promise<{ words: string; details?: string | undefined }> {
  try {
    const { failureText } = await import("../platform/page/failure-text.ts");
    return failureText(error, intl);
  } catch {
    return { words: error instanceof Error ? error.message : intl.formatMessage({ id: "error.unexpected" }) };
  }
}
