import { CashOrderStatus } from "@coffer/sdk/contract";
import { userAccount, worldAccount } from "../../../ledger/account.ts";
import type { World } from "../../../world/world.ts";
import { minorOf } from "../../assets/coins/exports.ts";
import { entryDescription } from "../../assets/records/exports.ts";
import type { Ending } from "./ending.ts";
import { moveTo } from "./life.ts";
import type { CashOrder } from "./order.ts";

const { success, failed, rejected, cancelled } = CashOrderStatus;
const holdOf = ({ id }: Pick<CashOrder, "id">) => `${id}:hold`;
const cashOf = ({ uid, currency }: CashOrder) => userAccount(uid, "cash", currency);
/** The fields that an ended order clears. */
const over = { payBefore: null, expectedAt: null, papers: null } as const;

/** A payout's amount, fee included, is held at once. */
export function holdPayout(world: World, order: CashOrder): void {
  const amount = minorOf(world, order.currency, order.amount);
  world.ledger.hold(
    holdOf(order),
    cashOf(order),
    amount,
    entryDescription("freeze", "cashPayout", order, "payoutHeld"),
  );
}

/** Credits a top-up or completes a payout; the fee goes to the house. */
export function settle(world: World, order: CashOrder, patch: Partial<CashOrder> = {}): CashOrder {
  const settled = moveTo(world, order, success, { ...over, ...patch });
  const { id, currency, direction } = order;
  const [received, fee] = [minorOf(world, currency, order.received), minorOf(world, currency, order.fee)];
  const [bank, fees] = [worldAccount("bank", currency), worldAccount("fees", currency)];
  if (direction === "withdraw")
    world.ledger.capture(
      `${id}:capture`,
      holdOf(order),
      [
        { to: bank, amount: received },
        { to: fees, amount: fee },
      ],
      entryDescription("withdraw", "cashPayout", order),
    );
  else
    world.ledger.post(
      `${id}:credit`,
      [
        { from: bank, to: cashOf(order), amount: received },
        { from: bank, to: fees, amount: fee },
      ],
      entryDescription("recharge", "cashTopUp", order),
    );
  return settled;
}

const statusOf: Readonly<Record<Ending, CashOrderStatus>> = {
  cancelled,
  unpaid: cancelled,
  unmatched: failed,
  returned: failed,
  declined: failed,
  notListed: rejected,
  sentBack: rejected,
  noPapers: rejected,
  undecided: rejected,
  rejected,
};

/** Ends it without success: a top-up was not taken or is sent back; a payout's hold is released. */
export function end(world: World, order: CashOrder, ending: Ending, reason: string | null = null): CashOrder {
  const ended = moveTo(world, order, statusOf[ending], { ...over, ending, reason });
  if (order.direction === "withdraw")
    world.ledger.void(
      `${order.id}:void`,
      holdOf(order),
      entryDescription("unfreeze", "cashPayout", order, "payoutReleased"),
    );
  return ended;
}
