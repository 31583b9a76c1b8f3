import type { CofferErrorOf, NameOf, TransportError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { TestClock } from "effect/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { assets, type Client, createClient, createGroupClient, type FailureOf } from "../src/effect.ts";
import { type ApplyTransactionOutErrors, createMemoryStore, type Groups } from "../src/index.ts";
import { answer, drop, hang, refusal, type Step, scripted } from "../src/testing.ts";
import { aSession } from "./kit.ts";

function client(script: readonly Step[] | Step) {
  const transport = scripted(script);
  const store = createMemoryStore(aSession());
  return { ...transport, coffer: createClient({ environment: "sandbox", store, fetch: transport.fetch }) };
}

const onTestClock = <Value, Failure>(program: Effect.Effect<Value, Failure>) =>
  Effect.runPromise(program.pipe(Effect.provide(TestClock.layer()), Effect.scoped));

const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };

describe("operations as Effects", () => {
  it("succeed with the result", async () => {
    const { coffer } = client([answer(["BTC"])]);
    expect(await Effect.runPromise(coffer.assets.getAssets())).toEqual(["BTC"]);
  });

  it("keep one idempotency key for repeated runs, and get another when created again", async () => {
    const { coffer, requests } = client(answer({ rid: "wd_1" }));
    const apply = coffer.withdrawals.applyTransactionOut(order);
    await Effect.runPromise(Effect.andThen(apply, apply));
    await Effect.runPromise(coffer.withdrawals.applyTransactionOut(order));
    const [first, second, third] = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("fail with errors that catchTag separates by name", async () => {
    const { coffer } = client([refusal(60028), refusal(40012), drop()]);
    const caught = coffer.withdrawals.applyTransactionOut(order, { retries: 0 }).pipe(
      Effect.map(() => "sent"),
      Effect.catchTag("insufficientAssets", (error) => {
        expectTypeOf(error.code).toEqualTypeOf<60028>();
        return Effect.succeed("deposit first");
      }),
      Effect.catchTag("withdrawalClosed", () => Effect.succeed("closed")),
      Effect.catchTag("network", () => Effect.succeed("offline")),
    );
    expect(await Effect.runPromise(Effect.all([caught, caught, caught]))).toEqual([
      "deposit first",
      "closed",
      "offline",
    ]);
  });

  it("name only the failures of their contract", () => {
    type Failure = FailureOf<60028>;
    expectTypeOf<CofferErrorOf<60028>>().toExtend<Failure>();
    expectTypeOf<TransportError<"timeout">>().toExtend<Failure>();
    expectTypeOf<CofferErrorOf<40012>>().not.toExtend<Failure>();
  });

  it("leave no uncaught failure after every tag is caught, for every operation", () => {
    const { coffer } = client([]);
    const apply = coffer.withdrawals.applyTransactionOut(order);
    type Failure = Effect.Error<typeof apply>;
    // Named individually, so that an editor completes them in `catchTags`.
    expectTypeOf<Failure["_tag"]>().not.toEqualTypeOf<string>();
    expectTypeOf<NameOf<ApplyTransactionOutErrors>>().toExtend<Failure["_tag"]>();
    const handlers = {} as { readonly [Tag in Failure["_tag"]]: () => Effect.Effect<"caught"> };
    const caught = Effect.catchTags(apply, handlers);
    expectTypeOf<Effect.Error<typeof caught>>().toBeNever();

    type Operations = { [Group in keyof Groups]: Client[Group][keyof Client[Group]] }[keyof Groups];
    type Tags = Operations extends (...input: never[]) => Effect.Effect<unknown, infer Failed>
      ? Failed extends { readonly _tag: infer Tag }
        ? Tag
        : "no tag"
      : never;
    expectTypeOf<"no tag">().not.toExtend<Tags>();
    expectTypeOf<string>().not.toExtend<Tags>();
  });

  it("can be imported by group", async () => {
    const coffer = createGroupClient(
      { assets },
      { store: createMemoryStore(aSession()), fetch: scripted([answer([])]).fetch },
    );
    expect(Object.keys(coffer)).toEqual(["assets"]);
    expect(await Effect.runPromise(coffer.assets.getAssets())).toEqual([]);
  });
});

describe("Effect's clock alone decides", () => {
  it("the timeout", () => {
    const { coffer } = client(hang());
    return onTestClock(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Effect.flip(coffer.assets.getAssets()));
        yield* TestClock.adjust("29999 millis");
        expect(fiber.pollUnsafe()).toBeUndefined();
        yield* TestClock.adjust("1 millis");
        expect(yield* Fiber.join(fiber)).toMatchObject({ kind: "timeout" });
      }),
    );
  });

  it("the wait that the server asks for", () => {
    const { coffer, requests } = client([refusal(429, { headers: { "Retry-After": "60" } }), answer([])]);
    return onTestClock(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(coffer.assets.getAssets());
        // The reply comes through real promises, so the wait begins a few event loop turns later.
        while (requests.length === 0) yield* Effect.promise(() => new Promise(setImmediate));
        yield* Effect.promise(() => new Promise(setImmediate));
        yield* TestClock.adjust("59 seconds");
        expect(requests).toHaveLength(1);
        // Includes the jitter above the delay.
        yield* TestClock.adjust("2 seconds");
        expect(yield* Fiber.join(fiber)).toEqual([]);
      }),
    );
  });
});

describe("interruption", () => {
  it("cancels its request", async () => {
    const signals: AbortSignal[] = [];
    const { coffer } = client((request) => {
      signals.push(request.signal);
      return hang()(request);
    });
    const fiber = Effect.runFork(coffer.assets.getAssets());
    while (signals.length === 0) await new Promise(setImmediate);
    await Effect.runPromise(Fiber.interrupt(fiber));
    expect(signals[0]?.aborted).toBe(true);
  });
});
