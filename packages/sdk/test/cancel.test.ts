import { getEventListeners } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, drop, hang, refusal, type Step, stall } from "../src/testing.ts";
import { aPair, aSession, failureOf, gate, isRefresh, scriptedClient } from "./kit.ts";

afterEach(() => {
  vi.useRealTimers();
});

const reason = new Error("The page was left.");

describe("cancelled call rejects with the signal's reason", () => {
  it("before the request is sent", async () => {
    const { coffer, requests } = scriptedClient(answer([]));
    const signal = AbortSignal.abort(reason);
    expect(await failureOf(coffer.assets.getAssets(undefined, { signal }))).toBe(reason);
    expect(requests).toHaveLength(0);
  });

  it.each([
    ["while it waits for an answer", hang()],
    ["in the middle of the body", stall()],
    ["even when fetch ignores the signal", () => new Promise<Response>(() => undefined)],
  ] as [string, Step][])("%s", async (_, step) => {
    const { coffer, requests } = scriptedClient(step);
    const controller = new AbortController();
    const failed = failureOf(coffer.assets.getAssets(undefined, { signal: controller.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort(reason);
    expect(await failed).toBe(reason);
  });

  it("between two attempts, without waiting for the second", async () => {
    const { coffer, requests, eventsOf } = scriptedClient(refusal(429, { headers: { "Retry-After": "50" } }));
    const controller = new AbortController();
    const failed = failureOf(coffer.assets.getAssets(undefined, { signal: controller.signal }));
    await vi.waitFor(() => expect(eventsOf("onRetry")).toHaveLength(1));
    controller.abort(reason);
    expect(await failed).toBe(reason);
    expect(requests).toHaveLength(1);
  });

  it("during a refresh, which continues for other callers", async () => {
    const held = gate();
    const { coffer, requests } = scriptedClient((request) => {
      if (isRefresh(request)) return held.before(aPair(2))(request);
      return (request.headers.get("authorization") === "Bearer at_2" ? answer("yes") : refusal(401))(request);
    });
    const controller = new AbortController();
    const first = failureOf(coffer.assets.getAssets(undefined, { signal: controller.signal }));
    const second = coffer.assets.getAssets();
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    controller.abort(reason);
    expect(await first).toBe(reason);
    held.open();
    expect(await second).toBe("yes");
    expect(requests.filter(({ url }) => url.pathname.includes("Refresh"))).toHaveLength(1);
  });

  it("or never settles, with the option onCancel", async () => {
    const { coffer } = scriptedClient(hang(), { onCancel: "never" });
    const controller = new AbortController();
    const settled = vi.fn();
    const call = coffer.assets.getAssets(undefined, { signal: controller.signal });
    call.then(settled, settled);
    controller.abort(reason);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
    coffer.assets.getAssets(undefined, { signal: AbortSignal.abort() }).then(settled, settled);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
  });

  it("removes its listeners from a long-lived signal", async () => {
    const { signal } = new AbortController();
    const { coffer } = scriptedClient(answer([]));
    await Promise.all(Array.from({ length: 20 }, () => coffer.assets.getAssets(undefined, { signal })));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it("closes the connection", async () => {
    const given: AbortSignal[] = [];
    const { coffer } = scriptedClient((request) => {
      given.push(request.signal);
      return hang()(request);
    });
    const controller = new AbortController();
    const failed = failureOf(coffer.assets.getAssets(undefined, { signal: controller.signal }));
    await vi.waitFor(() => expect(given).toHaveLength(1));
    controller.abort(reason);
    await failed;
    expect(given[0]?.aborted).toBe(true);
  });
});

describe("closed client", () => {
  it("ends calls that wait for its refresh with kind aborted", async () => {
    const { coffer, eventsOf } = scriptedClient((request) => (isRefresh(request) ? hang() : refusal(401))(request));
    const failed = failureOf(coffer.assets.getAssets());
    await vi.waitFor(() => expect(eventsOf("onRefresh")).toHaveLength(1));
    coffer.close();
    expect(await failed).toMatchObject({ kind: "aborted", name: "aborted" });
  });
});

describe("timeout", () => {
  it.each([
    ["an answer that never comes", hang()],
    ["a body that never ends", stall()],
    ["a fetch that ignores the signal", () => new Promise<Response>(() => undefined)],
  ] as [string, Step][])("is 30 s over headers and body: %s", async (_, step) => {
    vi.useFakeTimers();
    const { coffer, requests } = scriptedClient(step);
    const failed = failureOf(coffer.assets.getAssets());
    const settled = vi.fn();
    failed.then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: "timeout", name: "timeout", retryable: true, attempts: 1 });
    expect(requests).toHaveLength(1);
  });

  it("applies to callers that wait for a refresh, which continues", async () => {
    vi.useFakeTimers();
    const { coffer, eventsOf } = scriptedClient((request) => (isRefresh(request) ? hang() : refusal(401))(request));
    const failed = failureOf(coffer.assets.getAssets(undefined, { timeoutMs: 1_000 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failed).toMatchObject({ kind: "timeout", operation: "getAssets" });
    expect(eventsOf("onRefresh")).toHaveLength(1);
    coffer.close();
  });

  it("can cover the whole call with its waits", async () => {
    vi.useFakeTimers();
    const { coffer, requests } = scriptedClient(refusal(429, { headers: { "Retry-After": "50" } }));
    const failed = failureOf(coffer.assets.getAssets(undefined, { totalTimeoutMs: 2_000 }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failed).toMatchObject({ kind: "timeout", attempts: 1 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["an answer", answer([])],
    ["a failure", refusal(40001)],
  ] as [string, Step][])("leaves no timer after %s, so that a finished program exits", async (_, step) => {
    vi.useFakeTimers();
    const { coffer } = scriptedClient(step);
    await coffer.assets.getAssets(undefined, { totalTimeoutMs: 60_000 }).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("can be shorter for one call", async () => {
    vi.useFakeTimers();
    const { coffer } = scriptedClient(hang());
    const failed = failureOf(coffer.assets.getAssets(undefined, { timeoutMs: 100 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(await failed).toMatchObject({ kind: "timeout" });
  });
});

describe("unacceptable reply", () => {
  it("is read up to the size limit only", async () => {
    let pulled = 0;
    const endless: Step = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            pulled += 1;
            controller.enqueue(new Uint8Array(1000));
          },
        }),
      );
    const { coffer } = scriptedClient(endless, { maxReplyBytes: 10_000 });
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "decode", status: 200 });
    expect(pulled).toBeLessThan(20);
  });

  it("is not read if its header exceeds the limit", async () => {
    const { coffer } = scriptedClient(answer([], { headers: { "Content-Length": "999999999" } }));
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "decode" });
  });

  it("is not followed if it is a redirect", async () => {
    const { coffer, requests } = scriptedClient(() => Response.redirect("https://elsewhere.test/"), {
      session: aSession(),
    });
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "decode", status: 302 });
    expect(requests).toHaveLength(1);
  });
});

describe("input that can't be JSON", () => {
  it("throws the caller's own error, not a network failure, and sends nothing", async () => {
    const { coffer, requests } = scriptedClient(drop());
    const input = { currency: "EUR" };
    Object.assign(input, { self: input });
    expect(await failureOf(coffer.profile.setPricingCurrency(input))).toBeInstanceOf(TypeError);
    expect(requests).toHaveLength(0);
  });
});
