import type {
  DepositWallet,
  GetAddressResult,
  GetCoinTransactionInResult,
  GetListByCoinTransactionInInput,
  GetListByCoinTransactionInResult,
} from "@coffer/sdk";
import type { Read } from "../../platform/api.ts";
import type { HeldCoin } from "../../platform/destination/held-coins.tsx";
import type { PlainMessageId } from "../../platform/intl/intl.ts";
import type { ListExport } from "../../platform/table/export-list.ts";

type Filters = Omit<GetListByCoinTransactionInInput, "SkipCount" | "Cursor">;

/**
 * The deposits of these pages: a user's or a merchant's, which differ only in their calls. A merchant has one wallet,
 * and its list has its own address.
 */
export interface DepositService {
  lead: PlainMessageId;
  held: () => Read<{ readonly items: readonly HeldCoin[] }>;
  address: (input: { coin: string; network: string; wallet?: DepositWallet }) => Read<GetAddressResult>;
  list: (input: GetListByCoinTransactionInInput) => Read<GetListByCoinTransactionInResult>;
  pages: (filters: Filters, signal: AbortSignal) => ReturnType<ListExport<Deposit>["pages"]>;
  one: (id: string) => Read<GetCoinTransactionInResult>;
  /** The paths of the address page, the list and its records. */
  paths: { address: string; list: string };
}
type Deposit = GetListByCoinTransactionInResult["items"][number];
