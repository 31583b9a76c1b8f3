import { type Result, TransferStep } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../core/life-cycle.ts";
import { refuse } from "../../core/refusal.ts";
import { afterWorkingDays } from "../../core/working-days.ts";
import { userAccount, type Wallet, worldAccount } from "../../ledger/account.ts";
import { dueTask } from "../../world/due-task.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { comparable, entryDescription } from "../assets/records/exports.ts";
import { noteStep } from "./note-transfer.ts";

type OnWire = Result<"transfer">;

/** Amounts are decimal strings in the coin; times are milliseconds of the world's clock. */
export type Transfer = {
  id: string;
  number: string;
  at: number;
  /** The sender, and the wallet. */
  uid: string;
  fromWallet: Wallet;
  kind: OnWire["kind"];
  /** The sender's own uid between own wallets. */
  toUid: string;
  toWallet: Wallet;
  /** The recipient after the arrival: before, another user's transfer isn't in their list. */
  arrivedTo: string | null;
  coin: string;
  amount: string;
  fee: string;
  received: string;
  remark: string | null;
  step: TransferStep;
  timeline: { step: TransferStep; at: number }[];
  /** Whether a person audits it. */
  reviewRequired: boolean;
  review: OnWire["review"];
  /** The merchant who must approve its cashier's transfer first. */
  merchantUid: string | null;
  /** From a merchant wallet in the merchant's name: a separate list. */
  ofMerchant: boolean;
  cashierId: string | null;
  cashierUid: string | null;
  /** The reason of a rejection, possibly in the decider's own text. */
  ending: "merchant" | "audit" | "unanswered" | null;
  reason: string | null;
};
const { transfer, audit, arrived, rejected } = TransferStep;
export const transfers = defineTable<Transfer>("transfers", {
  key: "id",
  lists: {
    of: ["uid", "arrivedTo", "cashierId"],
    apart: ["coin", "step", "kind", "ofMerchant"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: { open: ({ step }) => step === transfer || step === audit },
});
/** Statuses are never re-entered, and final ones are never left. */
export const transferLife: LifeCycle<TransferStep> = {
  status: "TransferStep",
  kept: { table: transfers, field: "step" },
  start: [transfer, arrived],
  moves: [
    { from: [transfer], to: audit, by: ["passPaymentOrder", "clock:transfer.passOn"] },
    { from: [transfer], to: rejected, by: ["rejectPaymentOrder", "clock:transfer.rejectUnanswered"] },
    { from: [audit], to: arrived, by: ["review:transfer", "clock:transfer.approve"] },
    { from: [audit], to: rejected, by: ["review:transfer", "clock:transfer.rejectUndecided"] },
  ],
};

/** The delay before the audit, and the duration of an automatic audit. */
const PASSED_ON_AFTER = 60_000;
const AUDITED_AFTER = 60_000;
/** The merchant's deadline for its cashier's transfer. */
const MERCHANT_DECIDES_WITHIN = 24 * 60 * 60 * 1000;
/** A reviewer's deadline. */
const AUDIT_WORKING_DAYS = 3;

/** Returns the kind of its history entries. */
export const areaOf = ({ ofMerchant }: Transfer) => (ofMerchant ? "merchantTransfer" : "transfer");

/** The ledger's hold of the amount. */
const holdOf = ({ id }: Transfer) => `${id}:hold`;
type Payload = { id: string };

/** @throws 60015 if the step isn't allowed from the current status */
function moveTo(world: World, before: Transfer, step: TransferStep, patch: Partial<Transfer> = {}): Transfer {
  if (!allows(transferLife, before.step, step)) throw refuse("orderStatusError");
  const timeline = [...before.timeline, { step, at: world.clock.now() }];
  const moved = world.table(transfers).update(before.id, { ...patch, step, timeline });
  noteStep(world, moved, before);
  return moved;
}

/** Moves money between own wallets at once. */
export function moveAtOnce(world: World, made: Transfer): void {
  const legs = [{ from: accountOf(made), to: recipientAccount(made), amount: minorOf(world, made.coin, made.amount) }];
  world.ledger.post(`${made.id}:post`, legs, entryDescription("internalTransferOut", areaOf(made), made));
}

/** Holds the amount and submits the transfer: to the cashier's merchant first, else to the audit. */
export function sendOff(world: World, made: Transfer): void {
  const memo = entryDescription("freeze", areaOf(made), made, "transferHeld");
  world.ledger.hold(holdOf(made), accountOf(made), minorOf(world, made.coin, made.amount), memo);
  const now = world.clock.now();
  if (made.merchantUid !== null) rejectUnanswered.schedule(world, now + MERCHANT_DECIDES_WITHIN, { id: made.id });
  else passOn.schedule(world, now + PASSED_ON_AFTER, { id: made.id });
}

export const passOn = dueTask("transfer.passOn", (world, { id }: Payload) => {
  const made = world.table(transfers).get(id);
  if (made?.step === transfer) beginAudit(world, made);
});

function beginAudit(world: World, made: Transfer): Transfer {
  const audited = moveTo(world, made, audit, { review: "platform" });
  const now = world.clock.now();
  const { reviewSeconds } = world.settings;
  if (!made.reviewRequired) approveByClock.schedule(world, now + AUDITED_AFTER, { id: made.id });
  else {
    if (reviewSeconds !== null) approveByClock.schedule(world, now + reviewSeconds * 1000, { id: made.id });
    rejectUndecided.schedule(world, afterWorkingDays(now, AUDIT_WORKING_DAYS), { id: made.id });
  }
  return audited;
}

export const approveByClock = dueTask("transfer.approve", (world, { id }: Payload) => {
  const made = world.table(transfers).get(id);
  if (made?.step === audit) arrive(world, made);
});
export const rejectUnanswered = dueTask("transfer.rejectUnanswered", (world, { id }: Payload) => {
  const made = world.table(transfers).get(id);
  if (made?.step === transfer && made.review === "merchant") reject(world, made, "unanswered");
});
export const rejectUndecided = dueTask("transfer.rejectUndecided", (world, { id }: Payload) => {
  const made = world.table(transfers).get(id);
  if (made?.step === audit) reject(world, made, "unanswered");
});

/** The merchant approves its cashier's transfer. */
export const passByMerchant = (world: World, made: Transfer): Transfer => beginAudit(world, ofCashier(made));
export const rejectByMerchant = (world: World, made: Transfer, reason: string | null): Transfer =>
  reject(world, ofCashier(made), "merchant", reason);

function ofCashier(made: Transfer): Transfer {
  if (made.step !== transfer || made.review !== "merchant") throw refuse("orderStatusError");
  return made;
}

/** The hold is paid out: the recipient's part to their wallet, the fee to the house. */
export function arrive(world: World, made: Transfer): Transfer {
  const { coin, received, fee } = made;
  const arrivedTo = made.kind === "user" ? made.toUid : null;
  const done = moveTo(world, made, arrived, { arrivedTo, review: made.review === "none" ? "none" : "passed" });
  world.ledger.capture(
    `${made.id}:capture`,
    holdOf(made),
    [
      { to: recipientAccount(made), amount: minorOf(world, coin, received) },
      { to: worldAccount("fees", coin), amount: minorOf(world, coin, fee) },
    ],
    entryDescription("internalTransferOut", areaOf(made), made),
  );
  return done;
}

/** Releases the held amount. */
export function reject(
  world: World,
  made: Transfer,
  ending: NonNullable<Transfer["ending"]>,
  reason: string | null = null,
): Transfer {
  const ended = moveTo(world, made, rejected, { ending, reason, review: "rejected" });
  world.ledger.void(
    `${made.id}:void`,
    holdOf(made),
    entryDescription("unfreeze", areaOf(made), made, "transferReleased"),
  );
  return ended;
}

const accountOf = ({ uid, fromWallet, coin }: Transfer) => userAccount(uid, fromWallet, coin);
const recipientAccount = ({ toUid, toWallet, coin }: Transfer) => userAccount(toUid, toWallet, coin);
