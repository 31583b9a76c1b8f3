import type { Text } from "@coffer/errors";
import { RecordType } from "@coffer/sdk/contract";
import type { Entry, Memo } from "../../../ledger/entry.ts";

export type RecordTypeName = keyof typeof RecordType;
/** The kind of business of an entry; fiat trades and conversions share record types. */
export type RecordArea =
  | "deposit"
  | "withdrawal"
  | "fiatTrade"
  | "cardTrade"
  | "quickPayTrade"
  | "convert"
  | "coinTrade"
  | "otc"
  | "transfer"
  | "cashTopUp"
  | "cashPayout"
  | "paymentOrder"
  | "merchantDeposit"
  | "merchantWithdrawal"
  | "merchantTransfer"
  | "refundOrder"
  | "earnStake"
  | "earnRedemption"
  | "multisigDeposit"
  | "multisigWithdrawal"
  | "adjustment";

/** Notes in a history, in both languages. */
const remarks = {
  withdrawalHeld: { en: "Held for a withdrawal", "zh-CN": "提现冻结" },
  withdrawalReleased: { en: "Withdrawal not sent, amount released", "zh-CN": "提现未发送，金额已解冻" },
  depositHeld: { en: "Credited, waiting for confirmations to withdraw", "zh-CN": "已入账，待确认后可提现" },
  depositTakenBack: {
    en: "Taken back: the chain no longer has the transaction",
    "zh-CN": "链上重组，交易失效，入账已撤回",
  },
  depositReleased: { en: "May be withdrawn now", "zh-CN": "现已可提现" },
  transferHeld: { en: "Held for a transfer", "zh-CN": "转账冻结" },
  transferReleased: { en: "Transfer not made, amount released", "zh-CN": "转账未完成，金额已解冻" },
  conversionHeld: { en: "Held for a conversion", "zh-CN": "闪兑冻结" },
  otcHeld: { en: "Held for an OTC order", "zh-CN": "OTC 订单冻结" },
  otcReleased: { en: "OTC order not settled, amount released", "zh-CN": "OTC 订单未结算，金额已解冻" },
  payoutHeld: { en: "Held for a payout", "zh-CN": "法币提现冻结" },
  payoutReleased: { en: "Payout not made, amount released", "zh-CN": "法币提现未完成，金额已解冻" },
  fiatHeld: { en: "Held for a sale to a dealer", "zh-CN": "法币卖单冻结" },
  fiatReleased: { en: "Sale not made, amount released", "zh-CN": "卖单未成交，金额已解冻" },
  paymentSettled: { en: "Settled payment", "zh-CN": "收款结算" },
  paymentReturned: { en: "Payment sent back", "zh-CN": "付款退回" },
  refundHeld: { en: "Held for a refund", "zh-CN": "退款冻结" },
  refundReleased: { en: "Refund not sent, amount released", "zh-CN": "退款未发出，金额已解冻" },
  earnStaked: { en: "Staked", "zh-CN": "理财申购" },
  earnRedeemed: { en: "Redeemed", "zh-CN": "理财赎回到账" },
  earnStays: { en: "Still staked after a redemption", "zh-CN": "赎回后继续持有" },
  earnInterest: { en: "Interest", "zh-CN": "理财收益" },
  conversionReleased: { en: "Not converted, amount released", "zh-CN": "未闪兑，金额已解冻" },
  multisigHeld: { en: "Held for a multisig withdrawal", "zh-CN": "多签提现冻结" },
  multisigReleased: { en: "Multisig withdrawal not sent, amount released", "zh-CN": "多签提现未发送，金额已解冻" },
  multisigDropped: { en: "The chain dropped the multisig withdrawal", "zh-CN": "多签提现被链上丢弃，金额已退回" },
} as const satisfies Record<string, Text>;
export type RemarkName = keyof typeof remarks;

/** The record of an entry: its display number and its id. */
type Recorded = { readonly number: string; readonly id: string };

/** Returns a ledger entry's purpose in the terms of the histories. */
export function entryDescription(
  type: RecordTypeName,
  area: RecordArea,
  { number, id }: Recorded,
  remark?: RemarkName,
): Memo {
  return { type: String(RecordType[type]), area, reference: number, id, ...(remark === undefined ? {} : { remark }) };
}

const typeWithoutMemo = {
  post: RecordType.assetAdjustment,
  reverse: RecordType.assetAdjustment,
  hold: RecordType.freeze,
  void: RecordType.unfreeze,
  capture: RecordType.withdraw,
} as const satisfies Record<Entry["kind"], RecordType>;
const types: readonly RecordType[] = Object.values(RecordType);
const isRemark = (name: string | undefined): name is RemarkName => name !== undefined && name in remarks;

export function readEntryDescription({ memo, kind }: Pick<Entry, "memo" | "kind">) {
  return {
    type: types.find((type) => String(type) === memo.type) ?? typeWithoutMemo[kind],
    area: memo.area ?? "adjustment",
    reference: memo.reference ?? null,
    id: memo.id ?? null,
    remark: isRemark(memo.remark) ? remarks[memo.remark] : null,
  };
}
