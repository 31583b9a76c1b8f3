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

/** What there is of a coin, in all and in the wallets that pay. */
export type Source = Pick<Holding, "coin" | "available" | "price"> & {
  readonly wallets: readonly Pick<Holding["wallets"][number], "wallet" | "available">[];
};

/** What the form is measured against, whatever is chosen in it. */
export interface Catalogue {
  coins: readonly CoinConfig[];
  holdings: readonly Source[];
  /** What their prices are in. */
  currency: string;
  /** The wallets that can pay, and be paid, where they hold such a coin. */
  wallets: Record<"from" | "to", (kind: CoinConfig["kind"]) => readonly WalletType[]>;
}

/**
 * Whose transfers these pages are about. Somebody's own and a merchant's take the same input, cost by the same terms and
 * leave the same records; what differs is the calls, which wallets pay, and who looks at it before it goes on.
 */
export interface TransferService {
  /** Names the draft: what was begun for a merchant never goes on in somebody's own wallets. */
  flow: string;
  useCatalogue: () => Catalogue;
  terms: (input: GetTransferTermsInput) => Read<GetTransferTermsResult>;
  make: (input: TransferInput, once: OnceKey) => Promise<TransferRecord>;
  list: (
    input: GetTransferHistoryInput,
  ) => Read<{ readonly items: readonly TransferRecord[]; readonly totalCount: number }>;
  /** The same, asked for by itself. */
  find: (input: GetTransferHistoryInput) => Promise<{ readonly items: readonly TransferRecord[] }>;
  pages: (
    filters: Omit<GetTransferHistoryInput, "SkipCount" | "Cursor">,
    signal: AbortSignal,
  ) => ReturnType<ListExport<TransferRecord>["pages"]>;
  one: (id: string) => Read<TransferRecord>;
  /** Where the flow, the list and the records are, and where one deposits. */
  paths: { transfer: string; deposit: string };
  words: Record<"lead" | "toWallet", PlainMessageId>;
  /** Where somebody else has to approve it first: when it arrives, in a word. */
  useDelay?: () => PlainMessageId | undefined;
  /** And that they have to, at the review and the proof. */
  Approval?: ComponentType;
  /** What its record says, and offers, while it waits for that. */
  Waiting?: ComponentType<{ made: TransferRecord }>;
}

const Service = createContext<TransferService | undefined>(undefined);
export const TransferServiceProvider = Service.Provider;

/** Whose transfers the page around is about. */
export function useTransferService(): TransferService {
  const service = useContext(Service);
  if (!service) throw new Error("A page of transfers says whose they are.");
  return service;
}
