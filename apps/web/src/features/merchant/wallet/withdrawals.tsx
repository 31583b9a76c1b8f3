import type { MerchantWithdrawal } from "@coffer/sdk";
import { TwoLine } from "@coffer/ui";
import type { IntlShape } from "react-intl";
import type { OnceKey } from "../../../platform/once-key.ts";
import { api, coffer } from "../api.ts";
import { Approval, useIsCashier } from "./approval.tsx";
import { PendingWithdrawal } from "./pending-withdrawal.tsx";
import { freshNumber, noteFault, numberFault, ReferenceFields } from "./reference-fields.tsx";
import { useMerchantTerms } from "./terms.ts";

const calls = coffer.merchant;
type Input<Call extends (...given: never[]) => unknown> = NonNullable<Parameters<Call>[0]>;
type Own = { merchantWithdrawalNumber?: string | undefined; remark?: string | undefined };
type Request = Omit<Input<typeof calls.applyMerchantTransactionOut>, keyof Own>;
type Row = Partial<Pick<MerchantWithdrawal, "merchantWithdrawalNumber" | "cashier" | "remark">>;

/** From the merchant wallet: the user's flow and records with the merchant's calls. */
export const merchantWithdrawals = {
  flow: "merchantWithdraw",
  useTerms: useMerchantTerms,
  // A cashier uses its own address book, and the record names the merchant's: only the address is sent.
  apply: (
    { addressId: _chosen, ...request }: Request,
    { merchantWithdrawalNumber = "", remark = "" }: Own,
    once: OnceKey,
  ) => {
    const note = remark.trim();
    const input = { ...request, merchantWithdrawalNumber, ...(note && { remark: note }) };
    return calls.applyMerchantTransactionOut(input, once);
  },
  confirm: (input: Input<typeof calls.confirmMerchantTransactionOut>) => calls.confirmMerchantTransactionOut(input),
  cancel: (input: Input<typeof calls.cancelMerchantApplyTransactionOut>) =>
    calls.cancelMerchantApplyTransactionOut(input),
  list: (input: Input<typeof calls.getMerchantListByCoinTransactionOut>) =>
    api.merchant.getMerchantListByCoinTransactionOut.queryOptions(input),
  pages: (filters: Input<typeof calls.getMerchantListByCoinTransactionOut>, signal: AbortSignal) =>
    calls.getMerchantListByCoinTransactionOut(filters, { signal }).pages(),
  one: (id: string) => api.merchant.getMerchantCoinTransactionOut.queryOptions({ id }),
  search: (number: string) => calls.getMerchantListByCoinTransactionOut({ Keyword: number }),
  deposit: "/merchant/deposit",
  words: {
    lead: "merchantWallet.withdrawLead",
    nothing: "merchantWallet.nothing",
    left: "merchantWallet.left",
    back: "merchantWallet.back",
  },
  reference: {
    fresh: () => ({ merchantWithdrawalNumber: freshNumber(), remark: "" }),
    faults: ({ merchantWithdrawalNumber, remark }: Own) => ({
      merchantWithdrawalNumber: numberFault(merchantWithdrawalNumber),
      remark: noteFault(remark),
    }),
    Fields: ReferenceFields,
    columns: (intl: IntlShape) => [
      {
        id: "own",
        header: intl.formatMessage({ id: "withdrawals.ownNumber" }),
        cell: ({ merchantWithdrawalNumber, cashier }: Row) => (
          <TwoLine title={merchantWithdrawalNumber} note={cashier?.userName} />
        ),
      },
    ],
    fields: (intl: IntlShape) => [
      {
        header: intl.formatMessage({ id: "withdrawals.ownNumber" }),
        value: (row: Row) => row.merchantWithdrawalNumber ?? "",
      },
      { header: intl.formatMessage({ id: "withdrawals.cashier" }), value: (row: Row) => row.cashier?.userName ?? "" },
      { header: intl.formatMessage({ id: "withdrawals.remark" }), value: (row: Row) => row.remark ?? "" },
    ],
  },
  approval: {
    Notice: Approval,
    useDecideLabel: () => (useIsCashier() ? undefined : ("merchantWallet.decide" as const)),
    Pending: PendingWithdrawal,
  },
} as const;
