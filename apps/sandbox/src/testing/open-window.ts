import type { TestSandbox } from "./client.ts";

/** Opens a payment provider's page, which has no session, or presses one of its buttons. */
export const openWindow = (sandbox: TestSandbox, url: string, answer?: string) =>
  sandbox.handle(
    {
      method: answer === undefined ? "GET" : "POST",
      path: new URL(url).pathname,
      query: "",
      headers: {},
      body:
        answer === undefined
          ? { kind: "none" }
          : { kind: "text", contentType: "application/x-www-form-urlencoded", text: `answer=${answer}` },
      ip: "203.0.113.7",
    },
    0,
  );
