import type { CashChannelCode } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { users } from "../../auth/user/exports.ts";
import { bankAccountsOf } from "../beneficiaries/exports.ts";
import { carryOut, finish } from "./carry-out.ts";
import { receive } from "./match.ts";
import { placePayout } from "./payout.ts";
import { cancelTopUp, makeTopUp } from "./top-up.ts";

const VERA = "80413";

/** Deposits, less their fees. */
const credited: readonly (readonly [uid: string, channel: CashChannelCode, amount: string])[] = [
  [VERA, "sepa", "500"],
  ["80412", "ach", "4201"],
  ["80442", "sepa", "60001"],
  ["80442", "sepa", "60001"],
];

const provenLongAgo = () => {};

/** Fiat arises by top-ups, as in use. Vera's euros left again except for the fees. */
export function seedOrders(world: World): void {
  for (const [uid, channel, amount] of credited) {
    const user = world.table(users).get(uid);
    if (user) finish(world, carryOut(world, receive(world, makeTopUp(world, user, { channel, amount }), null)));
  }
  const vera = world.table(users).get(VERA);
  const own = bankAccountsOf(world, VERA).find(({ channel }) => channel === "sepa");
  if (!vera || !own) return;
  cancelTopUp(world, vera, makeTopUp(world, vera, { channel: "fasterPayments", amount: "120" }).id);
  placePayout(world, vera, { bankAccountId: own.id }, { amount: "499" }, provenLongAgo);
}
