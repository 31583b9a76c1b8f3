import { RecordStatus } from "@coffer/sdk/contract";
import { worldAccount } from "../../ledger/account.ts";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { recordMemo } from "../assets/memo.ts";
import { minorOf } from "../coins/amounts.ts";
import { type Ending, holdOf, type Withdrawal, type WithdrawalStatus, withdrawals } from "./withdrawal.ts";

const { pendingVerification, pendingReview, accepted, processing, remittedOut, completed } = RecordStatus;
const { revoked, reviewRejected, failed } = RecordStatus;

/** Where each status may go. Nothing leads back, and nothing leads out of an end. */
export const nextStatuses: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  [pendingVerification]: [pendingReview, accepted, revoked],
  [pendingReview]: [accepted, reviewRejected, revoked],
  [accepted]: [processing, failed],
  [processing]: [remittedOut, failed],
  // On the chain it can't be taken back.
  [remittedOut]: [completed],
  [completed]: [],
  [revoked]: [],
  [reviewRejected]: [],
  [failed]: [],
};

const endStatus = { cancelled: revoked, expired: revoked, rejected: reviewRejected, failed } as const;

/** The next step of its life; 60015 where it isn't allowed from here. */
export function moveTo(
  world: World,
  withdrawal: Withdrawal,
  status: WithdrawalStatus,
  patch: Partial<Withdrawal> = {},
): Withdrawal {
  if (!nextStatuses[withdrawal.status].includes(status)) throw refuse(60015);
  const timeline = [...withdrawal.timeline, { status, at: world.clock.now() }];
  return world.table(withdrawals).update(withdrawal.id, { ...patch, status, timeline });
}

/** Ends it unsent: what was held is available again. */
export function endUnsent(
  world: World,
  withdrawal: Withdrawal,
  ending: Ending,
  reason: string | null = null,
): Withdrawal {
  const ended = moveTo(world, withdrawal, endStatus[ending], { ending, reason });
  const memo = recordMemo("unfreeze", "withdrawal", withdrawal.number, "withdrawalReleased");
  world.ledger.void(`${withdrawal.id}:void`, holdOf(withdrawal), memo);
  return ended;
}

/** Hands it to the chain: the hold is paid out, the recipient's part to the chain and the fee to the house. */
export function remit(world: World, withdrawal: Withdrawal, txHash: string): Withdrawal {
  const { coin, received, fee, number } = withdrawal;
  const sent = moveTo(world, withdrawal, remittedOut, { txHash });
  world.ledger.capture(
    `${withdrawal.id}:capture`,
    holdOf(withdrawal),
    [
      { to: worldAccount("chain", coin), amount: minorOf(world, coin, received) },
      { to: worldAccount("fees", coin), amount: minorOf(world, coin, fee) },
    ],
    recordMemo("withdraw", "withdrawal", number),
  );
  return sent;
}
