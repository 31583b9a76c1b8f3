import { hasCode } from "@coffer/errors";
import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { onSessionEnded } from "../kernel/api.ts";
import { currentQuestion } from "./ask.ts";

const loggedInElsewhere = 80002;

/** The product: "tokens, user and refresh time are cleared and the user goes to /user/login", and comes back afterwards. */
export function followSessionEnd(router: AnyRouter, queryClient: QueryClient): () => void {
  return onSessionEnded(async ({ reason, error }) => {
    // A dialog already asks (50004): the page stays until it is answered.
    if (currentQuestion()?.kind === "signIn") return;
    const { pathname, href } = router.state.location;
    if (!pathname.startsWith("/user/")) {
      const why = hasCode(error, loggedInElsewhere) ? ("elsewhere" as const) : ("ended" as const);
      const search = reason === "signedOut" ? {} : { next: href, reason: why };
      await router.navigate({ to: "/user/login", search, ignoreBlocker: true });
    }
    // After leaving: what is on screen would otherwise ask again without a session.
    queryClient.clear();
  });
}
