import { inspect } from "node:util";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answer, drop, hang, raw, refusal, type Step } from "../src/testing.ts";
import { aSession, failureOf, isRefresh, scriptedClient } from "./kit.ts";
import { loadSealing, settle, takeTime } from "./lab/doors.ts";

const secrets = ["canary-access-9f3a", "canary-refresh-77c1", "Canary-Pass-2026", "618402", "4929-1111-2222-3333"];
const [accessToken = "", refreshToken = "", password = "", fundPassword = "", card = ""] = secrets;

const keys = answer({ i: "00".repeat(16), s: "00".repeat(8), k: "key-1", e: 300 });
const ticket = answer({ t: "ticket-1", p: "0011", r: 10 });

/** Ways for a call to fail after its prerequisites have been fetched. */
const failing: [string, Step][] = [
  ["a refusal", refusal(60028)],
  ["a refused refresh", (request) => (isRefresh(request) ? refusal(50001) : refusal(401))(request)],
  ["a broken connection", drop()],
  [
    "a connection broken with a request in hand",
    (request) => Promise.reject(Object.assign(new Error("x"), { at: request.method })),
  ],
  ["a reply that isn't ours", raw("<html>")],
  ["a time-out", hang()],
];

beforeEach(async () => {
  await loadSealing();
  takeTime();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(failing)("exposes no secret in errors, events and logs: %s", async (_, step) => {
  const lines: unknown[][] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const { coffer, eventsOf, requests } = scriptedClient(
    (request) => (request.url.endsWith("/GetKEIS") ? keys : request.url.endsWith("/PTR") ? ticket : step)(request),
    {
      session: aSession({ accessToken, refreshToken }),
      timeoutMs: 20,
      retries: 1,
      logger: { debug: write, warn: write },
    },
  );
  const made = Promise.all([
    failureOf(coffer.auth.authenticateByEmailAddress({ emailAddress: "a@b.example", password } as never)),
    failureOf(coffer.withdrawals.confirmTransactionOut({ rid: "wd_1", verification: { fundPassword } } as never)),
    failureOf(coffer.receiptMethods.uploadImage({ file: new File([card], card), purpose: card } as never)),
    failureOf(coffer.session.refresh()),
  ]);
  for (let second = 0; second < 60; second++) {
    await settle();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  const errors = await made;
  const said = [
    ...errors.map((error) => inspect(error, { depth: 20, showHidden: true, getters: true })),
    ...errors.map((error) => JSON.stringify(error) + String(error) + String((error as Error).stack)),
    ...(["onRequest", "onResponse", "onRetry", "onRefresh", "onSessionEnded"] as const).map((name) =>
      inspect(eventsOf(name), { depth: 20, showHidden: true }),
    ),
    inspect(lines, { depth: 20, showHidden: true }),
    inspect(coffer, { depth: 20, showHidden: true }),
  ].join("\n");
  expect(lines.map(([message]) => message)).toEqual(expect.arrayContaining(["Coffer onRequest", "Coffer onResponse"]));
  for (const secret of secrets) expect(said).not.toContain(secret);

  // Requests too: no secret in a URL, and passwords only encrypted.
  for (const { url, headers, body } of requests) {
    for (const secret of secrets) expect(decodeURIComponent(url.href)).not.toContain(secret);
    for (const secret of [password, fundPassword]) expect(body).not.toContain(secret);
    const elsewhere = [...headers].filter(([name]) => name !== "authorization");
    for (const secret of [accessToken, refreshToken]) expect(String(elsewhere)).not.toContain(secret);
    if (!/RefreshToken$/.test(url.pathname)) expect(body).not.toContain(refreshToken);
  }
});
