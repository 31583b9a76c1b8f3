import { RecordType, type Result, WalletType } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../coins/amounts.ts";
import { type Deposit, deposits } from "../deposit/deposit.ts";
import { matches, type RecordFilter } from "../records/filter.ts";
import type { User } from "../user/user.ts";
import { type Withdrawal, withdrawals } from "../withdrawal/withdrawal.ts";

type Row =
  | { type: typeof RecordType.recharge; record: Deposit }
  | { type: typeof RecordType.withdraw; record: Withdrawal };

/** Deposits and withdrawals together, newest first. */
export function inAndOut(world: World, user: User, filter: RecordFilter & { readonly Type?: RecordType }): Row[] {
  const ins = world.table(deposits).find("uid", user.uid);
  const outs = world.table(withdrawals).find("uid", user.uid);
  const rows: Row[] = [
    ...outs.reverse().map((record) => ({ type: RecordType.withdraw, record })),
    ...ins.reverse().map((record) => ({ type: RecordType.recharge, record })),
  ];
  return rows
    .filter(({ type, record }) => (filter.Type ?? type) === type && matches(record, filter))
    .sort((one, other) => other.record.at - one.record.at);
}

export function inAndOutView(
  world: World,
  { type, record }: Row,
): Result<"getUserDepositWithdrawalAssetsHistory">["items"][number] {
  const { id, number, coin, address, tag, status, txHash, confirmations } = record;
  const network = networkOf(world, coin, record.network);
  return {
    id,
    type,
    number,
    time: isoOf(record.at),
    wallet: WalletType.main,
    coin,
    network: network.network,
    networkName: network.name,
    address,
    tag,
    amount: type === RecordType.withdraw ? `-${record.amount}` : record.amount,
    fee: type === RecordType.withdraw ? record.fee : "0",
    status,
    txHash,
    confirmations,
    confirmationsRequired: network.confirmationsToCredit,
  };
}
