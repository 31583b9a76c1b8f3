import type {
  CoinConfig,
  GetTransferHistoryInput,
  GetTransferTermsInput,
  GetTransferTermsResult,
  Holding,
  TransferInput,
  TransferRecord,
  WalletType,
} from "@coffer/sdk";
import { type ComponentType, createContext, useContext } from "react";
import type { Read } from "../../platform/api.ts";
import type { PlainMessageId } from "../../platform/intl/intl.ts";
import type { OnceKey } from "../../platform/once-key.ts";
import type { ListExport } from "../../platform/table/export-list.ts";

/** A coin's balance, in total and by paying wallet. */
export type Source = Pick<Holding, "coin" | "available" | "price"> & {
  readonly wallets: readonly Pick<Holding["wallets"][number], "wallet" | "available">[];
};

/** The form's data for any selection. */
export interface Catalogue {
  coins: readonly CoinConfig[];
  holdings: readonly Source[];
  /** The currency of their prices. */
  currency: string;
  /** The paying and the receiving wallets of such a coin. */
  wallets: Record<"from" | "to", (kind: CoinConfig["kind"]) => readonly WalletType[]>;
}

/**
 * The transfers of these pages: a user's or a merchant's, with equal input, terms and records. They differ in
 * their calls, their paying wallets, and their approval.
 */
export interface TransferService {
  /** The name of the draft: a merchant's draft never continues in the user's own wallets. */
  flow: string;
  useCatalogue: () => Catalogue;
  terms: (input: GetTransferTermsInput) => Read<GetTransferTermsResult>;
  make: (input: TransferInput, once: OnceKey) => Promise<TransferRecord>;
  list: (
    input: GetTransferHistoryInput,
  ) => Read<{ readonly items: readonly TransferRecord[]; readonly totalCount: number }>;
  /** The same as a query. */
  find: (input: GetTransferHistoryInput) => Promise<{ readonly items: readonly TransferRecord[] }>;
  pages: (
    filters: Omit<GetTransferHistoryInput, "SkipCount" | "Cursor">,
    signal: AbortSignal,
  ) => ReturnType<ListExport<TransferRecord>["pages"]>;
  one: (id: string) => Read<TransferRecord>;
  /** The paths of the flow, the list, the records, and the deposit page. */
  paths: { transfer: string; deposit: string };
  words: Record<"lead" | "toWallet", PlainMessageId>;
  /** For a transfer that needs an approval: the arrival in a word. */
  useDelay?: () => PlainMessageId | undefined;
  /** The note about the approval at review and proof. */
  Approval?: ComponentType;
  /** The record's note and actions while it waits for the approval. */
  Waiting?: ComponentType<{ made: TransferRecord }>;
}

const Service = createContext<TransferService | undefined>(undefined);
export const TransferServiceProvider = Service.Provider;

/** The surrounding page's transfers. */
export function useTransferService(): TransferService {
  const service = useContext(Service);
  if (!service) throw new Error("A page of transfers says whose they are.");
  return service;
}
