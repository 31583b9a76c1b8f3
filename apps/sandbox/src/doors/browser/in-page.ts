import type { AnswerAt } from "../catch-all.ts";
import { type Base, pathBelow } from "../hosts.ts";

/** Where a browser has service workers but refuses them: the page's own fetch is answered. Returns how to undo it. */
export function answerInPage(answerAt: AnswerAt, bases: readonly Base[]): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const path = pathBelow(new URL(request.url), bases);
    return path === null ? original(request) : answerAt(request, path);
  };
  return () => {
    globalThis.fetch = original;
  };
}
