import type { Result } from "@coffer/sdk/contract";
import { MAGIC_CODE } from "../core/magic.ts";
import { DEMO_FUND_PIN, type PersonaName } from "../modules/auth/user/personas.ts";
import type { SeedOptions } from "../modules/seed-world.ts";
import { type Api, TestSandbox } from "./client.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** A withdrawal that passes every check if the balance suffices. */
export const plainWithdrawal = {
  coin: "USDT",
  network: "TRC20",
  address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv",
  amount: "100",
};
export const proof = { fundPassword: DEMO_FUND_PIN, googleCode: MAGIC_CODE };

type Fields = Record<string, unknown>;

/** Returns a funded user and a helper for each withdrawal step. Mei has an authenticator and balances. */
export function moneyOf(name: PersonaName = "mei", options: SeedOptions = {}) {
  const sandbox = TestSandbox.start(options);
  let session = sandbox.as(name);
  let intents = 0;
  // Signs in again after time passes, with new idempotency keys: keys of two sessions would collide.
  const api: Pick<Api, "call" | "control"> = {
    call: (id, input, options) => {
      intents += 1;
      return session.call(id, input, { idempotencyKey: `intent-${name}-${intents}`, ...options });
    },
    control: (...sent) => session.control(...sent),
  };
  const world = sandbox.world();
  const apply = (changes: Fields = {}) => api.call("applyTransactionOut", { ...plainWithdrawal, ...changes });
  const confirm = (rid: string, verification: Fields = proof) =>
    api.call("confirmTransactionOut", { rid, verification });
  const cancel = (id: string) => api.call("cancelApplyTransactionOut", { id });
  return {
    sandbox,
    api,
    world,
    apply,
    confirm,
    cancel,
    /** Returns a held withdrawal that awaits confirmation. @throws if it is refused */
    applied: (changes: Fields = {}) => {
      const { result, error } = apply(changes);
      if (!result) throw new Error(`Refused: ${JSON.stringify(error)}`);
      return result;
    },
    record: (id: string): Result<"getListByCoinTransactionOut">["items"][number] => {
      const { items } = api.call("getListByCoinTransactionOut", { MaxResultCount: 100 }).result;
      const found = items.find((item) => item.id === id);
      if (!found) throw new Error(`No withdrawal ${id}.`);
      return found;
    },
    holding: (coin: string, wallet = 0) => {
      const { items } = api.call("getAssets", { Wallet: wallet }).result;
      const { available, frozen } = items.find((item) => item.coin === coin) ?? {};
      return { available, frozen };
    },
    pass: (milliseconds: number) => {
      world.clock.advance(milliseconds);
      session = sandbox.as(name);
    },
  };
}
