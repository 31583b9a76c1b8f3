import { expect, it, vi } from "vitest";
import { createClient, createMemoryStore } from "../src/index.ts";
import { answer, drop, refusal } from "../src/testing.ts";
import { aPair, aSession, failureOf, isRefresh, scriptedClient } from "./kit.ts";

/** A logger that keeps its lines: level, message, and the operation or outcome it is about. */
function aLog() {
  const lines: string[] = [];
  const write =
    (level: string) => (message: string, event: { operation?: string; outcome?: string; reason?: string }) =>
      void lines.push([level, message, event.operation ?? event.outcome ?? event.reason].join(" "));
  return { lines, logger: { debug: write("debug"), warn: write("warn") } };
}

it("writes every event, and what failed as a warning", async () => {
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
  // Beside the listeners, not in their place.
  expect(eventsOf("onRequest")).toHaveLength(3);
});

it("writes refreshes, and a store that can't keep the session", async () => {
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

it("that throws, or lacks a method, breaks no call, and is reported where there is a place to; without one nothing is", async () => {
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
