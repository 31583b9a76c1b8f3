import { isOurs } from "../hosts.ts";

/** Where a browser has service workers but refuses them: the page's own fetch is answered. Returns how to undo it. */
export function answerInPage(fetch: (request: Request) => Promise<Response>, hosts: readonly string[]): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return isOurs(new URL(request.url), hosts) ? fetch(request) : original(request);
  };
  return () => {
    globalThis.fetch = original;
  };
}
