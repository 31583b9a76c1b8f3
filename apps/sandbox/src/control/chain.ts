import { RecordStatus } from "@coffer/sdk/contract";
import { networkOf } from "../domain/coins/amounts.ts";
import { networks } from "../domain/coins/coin.ts";
import { type Deposit, deposits } from "../domain/deposit/deposit.ts";
import { type Withdrawal, withdrawals } from "../domain/withdrawal/withdrawal.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import type { ControlRoutes } from "./call.ts";

const KEPT = 50;
/** From here on a withdrawal is the chain's business. */
const sent: readonly number[] = [
  RecordStatus.accepted,
  RecordStatus.processing,
  RecordStatus.remittedOut,
  RecordStatus.completed,
];

/** What moves on the chains. */
export const chain: ControlRoutes = {
  "GET chain/networks": ({ world, fields }) => {
    fields.done();
    return { items: world.table(networks).all() };
  },
  "GET chain/transactions": ({ world, fields }) => {
    fields.done();
    const coming = world.table(deposits).all().slice(-KEPT);
    const going = world
      .table(withdrawals)
      .all()
      .filter(({ status }) => sent.includes(status))
      .slice(-KEPT);
    const items = [
      ...coming.map((deposit) => showDeposit(world, deposit)),
      ...going.map((withdrawal) => showWithdrawal(world, withdrawal)),
    ];
    // What moves first, then the newest.
    items.sort((a, b) => Number(b.moving) - Number(a.moving) || b.at.localeCompare(a.at));
    return { items: items.slice(0, KEPT) };
  },
};

function showDeposit(world: World, deposit: Deposit) {
  const network = networkOf(world, deposit.coin, deposit.network);
  return {
    ...base(deposit, network.blockSeconds),
    kind: "deposit" as const,
    needed: deposit.held ? network.confirmationsToWithdraw : network.confirmationsToCredit,
    moving: deposit.status === RecordStatus.confirming || deposit.held,
  };
}

function showWithdrawal(world: World, withdrawal: Withdrawal) {
  const network = networkOf(world, withdrawal.coin, withdrawal.network);
  return {
    ...base(withdrawal, network.blockSeconds),
    kind: "withdrawal" as const,
    needed: network.confirmationsToCredit,
    moving: withdrawal.status !== RecordStatus.completed,
  };
}

const base = (
  { id, number, uid, at, coin, network, amount, address, tag, txHash, status, confirmations }: Deposit | Withdrawal,
  blockSeconds: number,
) => ({
  id,
  number,
  uid,
  at: isoOf(at),
  coin,
  network,
  amount,
  address,
  tag,
  txHash,
  status,
  confirmations,
  blockSeconds,
});

export type Transaction = ReturnType<typeof showDeposit> | ReturnType<typeof showWithdrawal>;
