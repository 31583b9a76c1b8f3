import type { RecordStatus } from "@coffer/sdk/contract";
import { parseAmount } from "../../../ledger/amount.ts";
import type { ListSpec } from "../../../world/listing.ts";
import { spanOf } from "./span.ts";

/** The common filters of deposit and withdrawal lists. */
export type RecordFilter = {
  readonly Coin?: string;
  readonly Network?: string;
  readonly Status?: readonly RecordStatus[];
  readonly Keyword?: string;
  readonly StartTime?: string;
  readonly EndTime?: string;
};
type Filterable = {
  readonly coin: string;
  readonly network: string;
  readonly status: RecordStatus;
  readonly number: string;
  readonly address: string;
  readonly txHash: string | null;
  readonly at: number;
};

/** The fields that partition the rows. */
export const fitsFilter =
  ({ Coin, Network, Status }: RecordFilter) =>
  ({ coin, network, status }: Filterable): boolean =>
    (Coin ?? coin) === coin && (Network ?? network) === network && (Status?.includes(status) ?? true);

/** Case-insensitive; an empty keyword matches all. */
export function contains(keyword: string | undefined, ...texts: (string | null)[]): boolean {
  const wanted = keyword?.toLowerCase();
  return wanted === undefined || texts.some((text) => text?.toLowerCase().includes(wanted));
}

/** How deposit and withdrawal tables are listed. Amounts compare as numbers, whatever the coin. */
export const recordLists = <Row extends Filterable & { uid: string | null; amount: string }>(): ListSpec<Row> => ({
  of: ["uid"],
  apart: ["coin", "network", "status"],
  orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
});

/** How lists of them are read. */
export const recordReading = <Row extends Filterable & { id: string; amount: string }>(
  filter: RecordFilter,
  order: (id: string) => number,
) => ({
  by: { time: (row: Row) => row.at, amount: (row: Row) => comparable(row.amount) },
  order: (row: Row) => order(row.id),
  within: spanOf(filter),
  matches: recordMatches(filter),
});

/** Undefined without a search. */
export const recordMatches = ({ Keyword }: RecordFilter) =>
  Keyword === undefined
    ? undefined
    : ({ number, address, txHash }: Filterable) => contains(Keyword, number, address, txHash);

/** The maximum decimals of a contract amount. */
export const DECIMALS = 18;
export const comparable = (amount: string) => parseAmount(amount, DECIMALS) ?? 0n;
