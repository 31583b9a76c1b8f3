import { RecordType, type Result, WalletType } from "@coffer/sdk/contract";
import type { Run } from "../../../state/sorted.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { type Deposit, deposits } from "../../deposits/exports.ts";
import { type Withdrawal, withdrawals } from "../../withdrawals/exports.ts";
import { networkOf } from "../coins/exports.ts";
import { comparable, fitsFilter, type RecordFilter, recordMatches, type Source, spanOf } from "../records/exports.ts";

type Row =
  | { type: typeof RecordType.recharge; record: Deposit }
  | { type: typeof RecordType.withdraw; record: Withdrawal };

type Filter = RecordFilter & { readonly Type?: RecordType };

/** Deposits and withdrawals together. */
export const inAndOut =
  (world: World, user: User, { Type, ...filter }: Filter): Source<Row> =>
  (field) => {
    const fits = fitsFilter(filter);
    // What goes through the merchant wallet stands in its own history.
    const own = (row: Deposit | Withdrawal) => row.wallet !== "merchant" && fits(row);
    const wants = (type: RecordType) => (Type ?? type) === type;
    const ins = wants(RecordType.recharge) ? world.table(deposits).runs("uid", user.uid, field, own) : [];
    const outs = wants(RecordType.withdraw) ? world.table(withdrawals).runs("uid", user.uid, field, own) : [];
    return [
      ...ins.map((run) => typed(run, (record) => ({ type: RecordType.recharge, record }))),
      ...outs.map((run) => typed(run, (record) => ({ type: RecordType.withdraw, record }))),
    ];
  };

const typed = <Record>(run: Run<Record>, toRow: (record: Record) => Row): Run<Row> => ({
  length: run.length,
  at: (index) => {
    const record = run.at(index);
    return record && toRow(record);
  },
});

export function inAndOutReading(world: World, filter: Filter) {
  const matches = recordMatches(filter);
  return {
    by: { time: ({ record }: Row) => record.at, amount: ({ record }: Row) => comparable(record.amount) },
    order: ({ type, record }: Row) =>
      type === RecordType.recharge
        ? 2 * world.table(deposits).orderOf(record.id)
        : 2 * world.table(withdrawals).orderOf(record.id) + 1,
    within: spanOf(filter),
    matches: matches && (({ record }: Row) => matches(record)),
  };
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
    wallet: WalletType[record.wallet],
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
