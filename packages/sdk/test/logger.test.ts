import { expect, it, vi } from "vitest";
import { createClient, createMemoryStore } from "../src/index.ts";
import { answer, drop, refusal } from "../src/testing.ts";
import { aPair, aSession, failureOf, isRefresh, scriptedClient } from "./kit.ts";

/** A logger that keeps its lines: level, message, and the operation or outcome. */
function aLog() {
  const lines: string[] = [];
  const write =
    (level: string) => (message: string, event: { operation?: string; outcome?: string; reason?: string }) =>
      void lines.push([level, message, event.operation ?? event.outcome ?? event.reason].join(" "));
  return { lines, logger: { debug: write("debug"), warn: write("warn") } };
}

it("logs every event, and failures as warnings", async () => {
  const { lines, logger } = aLog();
  const { coffer, eventsOf } = scriptedClient([drop(), answer([]), refusal(60028)], { logger, retries: 1 });
  await coffer.assets.getAssets();
  await failureOf(coffer.profile.setPricingCurrency({ currency: "EUR" }));
  coffer.session.end();
  expect(lines).toEqual([
    "debug Coffer onRequest getAssets",
    "warn Coffer onResponse getAssets",
    "warn Coffer onRetry getAssets",
    "debug Coffer onRequest getAssets",
    "debug Coffer onResponse getAssets",
    "debug Coffer onRequest setPricingCurrency",
    "warn Coffer onResponse setPricingCurrency",
    "debug Coffer onSessionEnded signedOut",
  ]);
  // In addition to the listeners.
  expect(eventsOf("onRequest")).toHaveLength(3);
});

it("logs refreshes, and a store that can't keep the session", async () => {
  const { lines, logger } = aLog();
  const full = () => {
    throw new Error("full");
  };
  const store = { ...createMemoryStore(aSession()), set: full };
  const { coffer } = scriptedClient((request) => (isRefresh(request) ? aPair(2) : answer([]))(request), {
    logger,
    store,
  });
  await coffer.session.refresh();
  expect(lines).toEqual([
    "debug Coffer onRefresh started",
    "warn Coffer onStorageFallback ",
    "debug Coffer onRefresh refreshed",
  ]);
});

it("does not fail the call when the logger throws or lacks a method, and reports it where possible", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const fetch = async () => Response.json({ success: true, result: [], error: null });
  expect(await createClient({ fetch }).basic.getLegalCurrencyList()).toEqual([]);
  expect(reported).not.toHaveBeenCalled();
  const client = createClient({ fetch, logger: { debug: () => JSON.parse("{") } as never });
  expect(await client.basic.getLegalCurrencyList()).toEqual([]);
  expect(reported.mock.calls).toEqual([[expect.any(SyntaxError)], [expect.any(SyntaxError)]]);
  vi.unstubAllGlobals();
});
