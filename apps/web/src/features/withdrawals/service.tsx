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

/** A withdrawal with a merchant's additions: its number, and the requesting cashier. */
export type WithdrawalRecord = Withdrawal &
  Partial<Pick<MerchantWithdrawal, "merchantWithdrawalNumber" | "cashier" | "review" | "reviewBy">>;

type Filters = Omit<GetListByCoinTransactionOutInput, "SkipCount" | "Cursor">;
/**
 * The withdrawals of these pages: a user's or a merchant's, with equal steps and records. They differ in their calls,
 * their terms, and a merchant's additional fields (`Details.merchantWithdrawalNumber`, `remark`).
 */
export interface WithdrawService {
  /** The name of the draft: a merchant's draft never continues in the user's own wallet. */
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
  /** The withdrawals that the number belongs to. */
  search: (number: string) => Promise<{ readonly items: readonly WithdrawalRecord[] }>;
  /** The path of the deposit page. */
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

/** The surrounding page's withdrawals. */
export function useWithdrawService(): WithdrawService {
  const service = useContext(Service);
  if (!service) throw new Error("A page of withdrawals says whose they are.");
  return service;
}
