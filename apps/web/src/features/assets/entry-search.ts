import { noRecordFilters, type RecordSearch, recordSearch } from "../../platform/table/record-search.ts";
import { oneOf } from "../../platform/url/search-fields.ts";

// Separate from the lists: every page's first load includes the routes' search parsers.
/** The names of the record types in addresses. */
const types = [
  "recharge",
  "withdraw",
  "freeze",
  "unfreeze",
  "quickBuy",
  "quickSell",
  "fiatToGlobal",
  "globalToFiat",
  "internalTransferIn",
  "internalTransferOut",
  "assetAdjustment",
] as const;

/** The filters of a list of entries or records in the address, besides page and order. */
export const entrySearch = {
  ...recordSearch,
  type: oneOf(...types),
  wallet: oneOf("0", "1", "2", "3", "4"),
  /** A statement's month. */
  month: (value: unknown) => (typeof value === "string" && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined),
};
export interface EntrySearch extends RecordSearch {
  type?: (typeof types)[number] | undefined;
  wallet?: "0" | "1" | "2" | "3" | "4" | undefined;
  month?: string | undefined;
}

export const noEntryFilters = { ...noRecordFilters, type: undefined, wallet: undefined };
export const isFiltered = (search: EntrySearch): boolean =>
  Object.keys(noEntryFilters).some((name) => search[name as keyof EntrySearch] !== undefined);
