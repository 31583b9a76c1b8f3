import type { Answer, Send } from "../core/webhooks.ts";
import { ANSWER_WITHIN, answerOf } from "../modules/events/exports.ts";

export type WebhookOptions = {
  /**
   * Sends webhooks to this machine's loopback addresses and to `webhookHosts`; any function with fetch's interface.
   * Omitted, none is sent: `control("POST", "actors/receiver/answer", { id, status })` plays the receiver, else each
   * attempt times out on the world's clock.
   */
  webhookFetch?: typeof globalThis.fetch;
  /** Hosts that may receive webhooks besides this machine; `*` for any. */
  webhookHosts?: readonly string[];
};

/** Sends webhooks by an injected fetch. Redirects are not followed. */
export const sendByFetch =
  (fetch: typeof globalThis.fetch): Send =>
  ({ url, headers, body }) => {
    const stop = new AbortController();
    const asked = async (): Promise<Answer> => {
      try {
        const init = { method: "POST", headers, body, credentials: "omit", redirect: "manual" } as const;
        const reply = await fetch(url, { ...init, signal: stop.signal });
        // Only its status counts; a body that can't be cancelled changes nothing.
        reply.body?.cancel().catch(() => {});
        // A browser reports a redirect without its status.
        return reply.type === "opaqueredirect" ? { failed: "redirect" } : answerOf(reply.status);
      } catch {
        return { failed: "unreachable" };
      }
    };
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        resolve({ failed: "timeout" });
        stop.abort();
      }, ANSWER_WITHIN);
      void asked().then((answer) => {
        clearTimeout(late);
        resolve(answer);
      });
    });
  };
