import { HttpResponse, http } from "msw";
import { isOurs } from "./hosts.ts";

/** The only file that knows MSW's handlers. One for all hosts: MSW matches one by one, the engine has a Map. */
export const catchAll = (fetch: (request: Request) => Promise<Response>, hosts: readonly string[]) =>
  http.all(
    ({ request }) => ({ matches: isOurs(new URL(request.url), hosts), params: {} }),
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        // There is no socket to cut here: the nearest is a fetch that fails.
        return HttpResponse.error();
      }
    },
  );
