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
 * Whose deposits these pages are about. Everybody's own and a merchant's differ in the calls alone: the address, the list
 * and the record have one shape. A merchant has one wallet to choose from, and its list at an address of its own.
 */
export interface DepositService {
  lead: PlainMessageId;
  held: () => Read<{ readonly items: readonly HeldCoin[] }>;
  address: (input: { coin: string; network: string; wallet?: DepositWallet }) => Read<GetAddressResult>;
  list: (input: GetListByCoinTransactionInInput) => Read<GetListByCoinTransactionInResult>;
  pages: (filters: Filters, signal: AbortSignal) => ReturnType<ListExport<Deposit>["pages"]>;
  one: (id: string) => Read<GetCoinTransactionInResult>;
  /** Where an address is asked for, and where the list and its records are. */
  paths: { address: string; list: string };
}
type Deposit = GetListByCoinTransactionInResult["items"][number];
