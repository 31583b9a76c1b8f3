import type { World } from "../../world/world.ts";
import { bankAccountsOf } from "../cash-beneficiaries/exports.ts";
import { users } from "../user/exports.ts";
import { carryOut, finish } from "./carry-out.ts";
import { receive } from "./match.ts";
import { placePayout } from "./payout.ts";
import { cancelTopUp, makeTopUp } from "./top-up.ts";

const VERA = "80413";
const provenLongAgo = () => {};

/** Vera's euros came in and went out again but for the fees: lists show something, and balances stay what they are without it. */
export function seedOrders(world: World): void {
  const vera = world.table(users).get(VERA);
  const own = bankAccountsOf(world, VERA).find(({ channel }) => channel === "sepa");
  if (!vera || !own) return;
  cancelTopUp(world, vera, makeTopUp(world, vera, { channel: "fasterPayments", amount: "120" }).id);
  const order = makeTopUp(world, vera, { channel: "sepa", amount: "500" });
  finish(world, carryOut(world, receive(world, order, null)));
  placePayout(world, vera, { bankAccountId: own.id }, { amount: "499" }, provenLongAgo);
}
