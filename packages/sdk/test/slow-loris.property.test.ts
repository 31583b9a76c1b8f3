import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runs, say, startWatch } from "../../../.ci/property.ts";
import { createClient, createMemoryStore } from "../src/index.ts";
import { answer, hang, raw, refusal, type Step } from "../src/testing.ts";
import { aSession, failureOf, isRefresh, scriptedClient } from "./kit.ts";
import { settle, takeTime } from "./lab/doors.ts";

beforeEach(takeTime);
afterEach(() => {
  vi.useRealTimers();
});

/** Headers at once, then a byte each second. */
const drip: Step = ({ signal }) => {
  let timer: ReturnType<typeof setInterval>;
  const body = new ReadableStream({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new Uint8Array([32])), 1_000);
      signal.addEventListener("abort", () => {
        clearInterval(timer);
        controller.error(signal.reason);
      });
    },
    cancel: () => clearInterval(timer),
  });
  return new Response(body);
};

/** Headers after 20 s, then a byte each second: one limit covers both. */
const late: Step = async (request) => {
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  return drip(request);
};

/** Reads the upload a byte at a time and never completes. */
const slowUpload: Step = async (request) => {
  const reader = request.clone().body?.getReader();
  await reader?.read();
  return hang()(request);
};

const photo = () => new File([new Uint8Array(2_000_000)], "passport.png", { type: "image/png" });

describe("times out after 30 s at every stage", () => {
  it.each([
    ["headers, then a byte each second", drip],
    ["headers after 20 s, then a byte each second", late],
    ["an upload that stalls", slowUpload],
    ["no answer", hang()],
    ["a fetch that ignores being given up", () => new Promise<Response>(() => undefined)],
    ["a refresh that drips", (request: Request) => (isRefresh(request) ? drip(request) : refusal(401)(request))],
  ] as [string, Step][])("%s", async (_, step) => {
    const { coffer } = scriptedClient(step);
    const began = Date.now();
    let gaveUpAt: number | undefined;
    const failed = failureOf(coffer.receiptMethods.uploadImage({ file: photo(), purpose: "identity" }));
    failed.then(() => {
      gaveUpAt = Date.now();
    });
    for (let ms = 0; ms < 61_000 && gaveUpAt === undefined; ms += 100) {
      await vi.advanceTimersByTimeAsync(100);
      await settle();
    }
    expect(await failed).toMatchObject({ kind: "timeout", message: expect.stringContaining("30000") });
    expect((gaveUpAt ?? 0) - began).toBeGreaterThanOrEqual(29_500);
    expect((gaveUpAt ?? 0) - began).toBeLessThanOrEqual(30_500);
    coffer.close();
  });
});

describe("leaving during a call", () => {
  const collect = () => {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
  };

  it("never settles it, notifies no listener, and leaves nothing behind", async () => {
    vi.useRealTimers();
    const startedAt = startWatch();
    const settled = vi.fn();
    const stages: Step[] = [hang(), drip, raw("{", { status: 200 }), answer([])];
    const mount = async (turn: number) => {
      const step = stages[turn % stages.length] ?? hang();
      const store = createMemoryStore(aSession());
      const coffer = createClient({
        store,
        onCancel: "never",
        autoRefresh: true,
        fetch: async (request) => step(request),
      });
      const left = new AbortController();
      const stop = coffer.session.subscribe(settled);
      for (let n = 0; n < 3; n++) {
        coffer.assets.getAssets(undefined, { signal: left.signal }).then(
          () => left.signal.aborted && settled(),
          () => left.signal.aborted && settled(),
        );
      }
      await new Promise(setImmediate);
      left.abort(new Error("The page was left."));
      stop();
      coffer.close();
    };
    const mounts = runs(1_000);
    for (let turn = 0; turn < 50; turn++) await mount(turn);
    await new Promise(setImmediate);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let turn = 0; turn < mounts; turn++) await mount(turn);
    await new Promise(setImmediate);
    collect();
    const grown = (process.memoryUsage().heapUsed - before) / 1_000_000;
    expect(settled).not.toHaveBeenCalled();
    expect(grown).toBeLessThan(5);
    say("leaving mid-call", `${mounts} mounts, heap grew ${Math.round(grown * 100) / 100} MB`, startedAt);
  });
});
