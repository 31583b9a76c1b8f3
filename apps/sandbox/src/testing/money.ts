import type { Result } from "@coffer/sdk/contract";
import { MAGIC_CODE } from "../core/magic.ts";
import { DEMO_FUND_PIN, type PersonaName } from "../modules/auth/user/personas.ts";
import type { SeedOptions } from "../modules/seed-world.ts";
import { type Api, TestSandbox } from "./client.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** A withdrawal every check lets pass for who has the money. */
export const plainWithdrawal = {
  coin: "USDT",
  network: "TRC20",
  address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv",
  amount: "100",
};
export const proof = { fundPassword: DEMO_FUND_PIN, googleCode: MAGIC_CODE };

type Fields = Record<string, unknown>;

/** Somebody with money, and the steps of a withdrawal as one-liners. Mei has an authenticator and balances. */
export function moneyOf(name: PersonaName = "mei", options: SeedOptions = {}) {
  const sandbox = TestSandbox.start(options);
  let session = sandbox.as(name);
  let intents = 0;
  // Signed in anew when time passes, and with keys of its own: two sessions' keys would meet.
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
    /** Held and waiting for its confirmation; throws when refused. */
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
