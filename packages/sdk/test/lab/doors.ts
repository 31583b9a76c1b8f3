import * as Cause from "effect/Cause";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { TestClock } from "effect/testing";
import { vi } from "vitest";
import * as effects from "../../src/effect.ts";
import * as promises from "../../src/index.ts";

/** The outcome of a call. */
export type Outcome = { readonly result: unknown } | { readonly failure: unknown };

/** The calls of a schedule: one for each retry policy, and the sign-out. */
export type Kind = "safe" | "key" | "never" | "exit";

/** A client with its clock. */
export interface Door {
  readonly session: promises.SessionHandle;
  call(kind: Kind, number: number, signal: AbortSignal): Promise<Outcome>;
  /** Advances the time and runs everything that becomes due. */
  pass(ms: number): Promise<void>;
  /** Runs everything that needs no time. */
  settle(): Promise<void>;
  close(): void;
}

const tables = { assets: promises.assets, profile: promises.profile, withdrawals: promises.withdrawals };
const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };

/** Installs fake timers, except the turns of the event loop. */
export function takeTime(): void {
  // Effect's clock keeps the real `process.hrtime`; it follows the faked `performance` from here.
  vi.spyOn(process.hrtime, "bigint").mockImplementation(() => BigInt(Math.round(performance.now() * 1_000_000)));
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance", "hrtime"],
  });
}

/** Loads the encryption module, which takes real time, before timers are faked. */
export async function loadSealing(): Promise<void> {
  const fetch = async () => new Response("{}");
  const coffer = promises.createClient({ fetch, store: promises.createMemoryStore() });
  const input = { emailAddress: "a@b.example", password: "Harbour-Pine-2026", code: "1" };
  await coffer.auth.resetPasswordByEmailAddress(input as never).catch(() => undefined);
}

/** Runs everything that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** The Promise client, on the platform's faked clock. */
export function promiseDoor(options: promises.ClientOptions): Door {
  const coffer = promises.createGroupClient(tables, { ...options, autoRefresh: true });
  const make = (kind: Kind, how: promises.CallOptions): Promise<unknown> => {
    if (kind === "safe") return coffer.assets.getAssets(undefined, how);
    if (kind === "key") return coffer.withdrawals.applyTransactionOut(order, how);
    if (kind === "never") return coffer.profile.applyToBecomeOfficial({ agreeContract: true }, how);
    return coffer.profile.exit(undefined, how);
  };
  return {
    session: coffer.session,
    call: (kind, number, signal) =>
      make(kind, { signal, headers: { "X-Call": String(number) } }).then(
        (result) => ({ result }),
        (failure) => ({ failure }),
      ),
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
      await settle();
    },
    settle,
    close: coffer.close,
  };
}

/** The Effect client, on Effect's own TestClock. */
export async function effectDoor(options: promises.ClientOptions): Promise<Door> {
  const coffer = effects.createGroupClient(tables, options);
  const clock = await Effect.runPromise(Effect.scoped(TestClock.make()));
  await Effect.runPromise(clock.setTime(Date.now()));
  const make = (kind: Kind, headers: Record<string, string>): Effect.Effect<unknown, unknown> => {
    if (kind === "safe") return coffer.assets.getAssets(undefined, { headers });
    if (kind === "key") return coffer.withdrawals.applyTransactionOut(order, { headers });
    if (kind === "never") return coffer.profile.applyToBecomeOfficial({ agreeContract: true }, { headers });
    return coffer.profile.exit(undefined, { headers });
  };
  return {
    session: coffer.session,
    call: async (kind, number, signal) => {
      const effect = Effect.provideService(make(kind, { "X-Call": String(number) }), Clock.Clock, clock);
      const exit = await Effect.runPromiseExit(effect, { signal });
      if (Exit.isSuccess(exit)) return { result: exit.value };
      return { failure: signal.aborted ? signal.reason : Cause.squash(exit.cause) };
    },
    pass: async (ms) => {
      // Replies come through real promises, so the time advances in seconds; a long wait advances at once.
      for (let left = ms, taken = 0; left > 0; left -= taken) {
        taken = ms > 61_000 ? left : Math.min(left, 1_000);
        await vi.advanceTimersByTimeAsync(taken);
        await Effect.runPromise(clock.adjust(taken));
        await settle();
      }
    },
    settle,
    close: coffer.close,
  };
}
