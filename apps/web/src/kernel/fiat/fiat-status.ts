import type { FiatOrderStatus } from "@coffer/sdk";
import type { StatusTexts } from "../status/status.ts";

/** Orders of coins for fiat, with dealers and with third parties: one list of statuses for both. */
export const fiatStatus = {
  0: { label: "fiatStatus.dealerConfirms", tone: "info", next: "fiatStatus.dealerConfirmsNext" },
  1: { label: "fiatStatus.cancelled", tone: "neutral", next: "fiatStatus.cancelledNext" },
  2: { label: "fiatStatus.youPay", tone: "warn", next: "fiatStatus.youPayNext" },
  3: { label: "fiatStatus.youConfirm", tone: "warn", next: "fiatStatus.youConfirmNext" },
  4: { label: "fiatStatus.dealerPays", tone: "info", next: "fiatStatus.dealerPaysNext" },
  5: { label: "fiatStatus.completed", tone: "good", next: "fiatStatus.completedNext" },
  6: { label: "fiatStatus.failed", tone: "bad", next: "fiatStatus.failedNext" },
  7: { label: "fiatStatus.toBePaid", tone: "warn", next: "fiatStatus.toBePaidNext" },
  8: { label: "fiatStatus.payingOut", tone: "info", next: "fiatStatus.payingOutNext" },
  9: { label: "fiatStatus.paid", tone: "info", next: "fiatStatus.paidNext" },
} as const satisfies StatusTexts<FiatOrderStatus>;

/** Names of the statuses, in the contract's order: how an address says them. */
export const fiatStatusNames = [
  "awaitingMerchantConfirmation",
  "cancelled",
  "awaitingUserPayment",
  "awaitingUserConfirmation",
  "awaitingMerchantPayment",
  "completed",
  "paymentFailed",
  "pendingPayment",
  "payingOut",
  "paid",
] as const satisfies readonly (keyof typeof FiatOrderStatus)[];
