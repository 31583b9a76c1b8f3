import {
  type CancelApplyTransactionOutInput,
  type ConfirmTransactionOutInput,
  type GetListByCoinTransactionOutInput,
  type MerchantWithdrawal,
  RecordStatus,
  type Withdrawal,
  type WithdrawalRequest,
} from "@coffer/sdk";
import { type ComponentType, createContext, useContext } from "react";
import type { Read } from "../../platform/api.ts";
import type { MessageId, useText } from "../../platform/intl/text.tsx";
import type { OnceKey } from "../../platform/once-key.ts";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";
import type { Details, Faults } from "./details.ts";
import type { Request } from "./order.ts";
import type { ServiceTerms } from "./terms.ts";

/** A withdrawal, with what a merchant's has besides: its own number, and who of its cashiers asked for it. */
export type WithdrawalRecord = Withdrawal &
  Partial<Pick<MerchantWithdrawal, "merchantWithdrawalNumber" | "cashier" | "review" | "reviewBy">>;

type Filters = Omit<GetListByCoinTransactionOutInput, "SkipCount" | "Cursor">;
type ToText = ReturnType<typeof useText>;
/**
 * Whose withdrawals these pages are about. Somebody's own and a merchant's are asked for, proved, followed and taken back
 * alike, and their records have one shape; what differs is which calls do it, what the form is measured against, and what
 * a merchant's says besides (`Details.merchantWithdrawalNumber`, `remark`).
 */
export interface WithdrawService {
  /** Names the draft: what was begun for a merchant never goes on in somebody's own wallet. */
  flow: string;
  useTerms: () => ServiceTerms;
  apply: (request: Request, details: Details, once: OnceKey) => Promise<WithdrawalRequest>;
  confirm: (input: ConfirmTransactionOutInput) => Promise<unknown>;
  cancel: (input: CancelApplyTransactionOutInput) => Promise<unknown>;
  list: (
    input: GetListByCoinTransactionOutInput,
  ) => Read<{ readonly items: readonly WithdrawalRecord[]; readonly totalCount: number }>;
  pages: (filters: Filters, signal: AbortSignal) => ReturnType<ListExport<WithdrawalRecord>["pages"]>;
  one: (id: string) => Read<WithdrawalRecord>;
  /** Those whose number it is. */
  search: (number: string) => Promise<{ readonly items: readonly WithdrawalRecord[] }>;
  /** Where one deposits first. */
  deposit: string;
  words: Record<"lead" | "nothing" | "left" | "back", MessageId>;
  /** What the form asks for besides. */
  more?: {
    fresh: () => Partial<Details>;
    faults: (details: Details) => Faults;
    Fields: ComponentType;
    /** What the list shows of it, and its file holds. */
    columns: (text: ToText) => Column<WithdrawalRecord>[];
    fields: (text: ToText) => ListExport<WithdrawalRecord>["fields"];
  };
  /** Whether somebody else has to approve it, and that they have to: at the review and the proof. */
  Approval?: ComponentType;
  /** Where whoever looks decides on those of others, instead of taking them back: what leads there. */
  useDecide?: () => MessageId | undefined;
  /** What its record says, and offers, while it waits for that. */
  Waiting?: ComponentType<{ withdrawal: WithdrawalRecord }>;
}

const Service = createContext<WithdrawService | undefined>(undefined);
export const WithdrawServiceProvider = Service.Provider;

const nothing = () => undefined;

/** What leads to the decision on one that waits for whoever looks. */
export function useDecide(): (withdrawal: Withdrawal) => MessageId | undefined {
  const { useDecide: useWord = nothing } = useWithdrawService();
  const word = useWord();
  return ({ status }) => (status === RecordStatus.awaitingSuperiorApproval ? word : undefined);
}

/** Whose withdrawals the page around is about. */
export function useWithdrawService(): WithdrawService {
  const service = useContext(Service);
  if (!service) throw new Error("A page of withdrawals says whose they are.");
  return service;
}
