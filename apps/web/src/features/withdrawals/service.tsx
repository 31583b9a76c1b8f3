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
import type { IntlShape } from "react-intl";
import type { Read } from "../../platform/api.ts";
import type { MessageIdFor, PlainMessageId } from "../../platform/intl/intl.ts";
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
  words: Record<"lead" | "left" | "back", PlainMessageId> & Record<"nothing", MessageIdFor<{ coin: string }>>;
  reference: WithdrawalReference;
  approval: WithdrawalApproval;
}

/** The applicant's own reference of a withdrawal: its fields in the form, the list and the file. */
export interface WithdrawalReference {
  fresh: () => Partial<Details>;
  faults: (details: Details) => Faults;
  Fields: ComponentType;
  columns: (intl: IntlShape) => Column<WithdrawalRecord>[];
  fields: (intl: IntlShape) => ListExport<WithdrawalRecord>["fields"];
}

/** The approval that a withdrawal needs from a merchant. */
export interface WithdrawalApproval {
  /** Announces the approval at the review and the proof. */
  Notice: ComponentType;
  /** Returns the label of the link to the decision, where the user decides instead of cancelling. */
  useDecideLabel: () => PlainMessageId | undefined;
  /** What the record shows while the approval is pending. */
  Pending: ComponentType<{ withdrawal: WithdrawalRecord }>;
}

export const noReference: WithdrawalReference = {
  fresh: () => ({}),
  faults: () => ({}),
  Fields: () => null,
  columns: () => [],
  fields: () => [],
};

export const noApproval: WithdrawalApproval = {
  Notice: () => null,
  useDecideLabel: () => undefined,
  Pending: () => null,
};

const Service = createContext<WithdrawService | undefined>(undefined);
export const WithdrawServiceProvider = Service.Provider;

/** Returns the label of the link to the decision on a withdrawal that waits for this user's approval. */
export function useDecideLabel(): (withdrawal: Withdrawal) => PlainMessageId | undefined {
  const label = useWithdrawService().approval.useDecideLabel();
  return ({ status }) => (status === RecordStatus.awaitingSuperiorApproval ? label : undefined);
}

/** Whose withdrawals the page around is about. */
export function useWithdrawService(): WithdrawService {
  const service = useContext(Service);
  if (!service) throw new Error("A page of withdrawals says whose they are.");
  return service;
}
