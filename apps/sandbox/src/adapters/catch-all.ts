import { HttpResponse, http } from "msw";
import { type Base, pathBelow } from "./hosts.ts";

/** Answers a request that has this path in the sandbox. */
export type AnswerAt = (request: Request, path: string) => Promise<Response>;

/**
 * The only file that uses MSW's handlers. One handler for all hosts: MSW tries handlers in turn, while core has a map
 * of routes.
 */
export const catchAll = (answerAt: AnswerAt, bases: readonly Base[]) =>
  http.all(
    ({ request }) => ({ matches: pathBelow(new URL(request.url), bases) !== null, params: {} }),
    async ({ request }) => {
      try {
        return await answerAt(request, pathBelow(new URL(request.url), bases) ?? "/");
      } catch {
        // No socket can be cut here: the nearest equivalent is a failing fetch.
        return HttpResponse.error();
      }
    },
  );
