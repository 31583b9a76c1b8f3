import type { RecordStatus } from "@coffer/sdk/contract";

/** The filters lists of deposits and withdrawals share. */
export type RecordFilter = {
  readonly Coin?: string;
  readonly Network?: string;
  readonly Status?: RecordStatus;
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

export function matches(row: Filterable, filter: RecordFilter): boolean {
  return (
    (filter.Coin ?? row.coin) === row.coin &&
    (filter.Network ?? row.network) === row.network &&
    (filter.Status ?? row.status) === row.status &&
    isWithin(row.at, filter) &&
    contains(filter.Keyword, row.number, row.address, row.txHash)
  );
}

/** From StartTime on, before EndTime. */
export const isWithin = (at: number, { StartTime, EndTime }: Pick<RecordFilter, "StartTime" | "EndTime">) =>
  (StartTime === undefined || at >= Date.parse(StartTime)) && (EndTime === undefined || at < Date.parse(EndTime));

/** Upper and lower case are the same; no keyword finds all. */
export function contains(keyword: string | undefined, ...texts: (string | null)[]): boolean {
  const wanted = keyword?.toLowerCase();
  return wanted === undefined || texts.some((text) => text?.toLowerCase().includes(wanted));
}
