import { recordStatusNames } from "../status/record-status-names.ts";
import { dayIn, someOf, tickerIn } from "../url/search-fields.ts";

/** What the address says of a list of deposits or withdrawals, beside its page, order and words. */
export const recordSearch = { of: tickerIn, status: someOf(...recordStatusNames), from: dayIn, until: dayIn };
export interface RecordSearch {
  of?: string | undefined;
  status?: (typeof recordStatusNames)[number][] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}

export const noRecordFilters = { of: undefined, status: undefined, from: undefined, until: undefined, q: undefined };
export const hasRecordFilter = ({ of, status, from, until, q }: RecordSearch): boolean =>
  [of, status, from, until, q].some((filter) => filter !== undefined);
