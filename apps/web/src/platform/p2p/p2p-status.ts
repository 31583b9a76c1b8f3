import type { FiatOrderStatus } from "@coffer/sdk";
import type { StatusTexts } from "../status/status.ts";

/** The statuses of fiat orders with dealers and with third parties: one list for both. */
export const p2pStatus = {
  0: { label: "p2pStatus.dealerConfirms", tone: "info", next: "p2pStatus.dealerConfirmsNext" },
  1: { label: "p2pStatus.cancelled", tone: "neutral", next: "p2pStatus.cancelledNext" },
  2: { label: "p2pStatus.youPay", tone: "warn", next: "p2pStatus.youPayNext" },
  3: { label: "p2pStatus.youConfirm", tone: "warn", next: "p2pStatus.youConfirmNext" },
  4: { label: "p2pStatus.dealerPays", tone: "info", next: "p2pStatus.dealerPaysNext" },
  5: { label: "p2pStatus.completed", tone: "good", next: "p2pStatus.completedNext" },
  6: { label: "p2pStatus.failed", tone: "bad", next: "p2pStatus.failedNext" },
  7: { label: "p2pStatus.toBePaid", tone: "warn", next: "p2pStatus.toBePaidNext" },
  8: { label: "p2pStatus.payingOut", tone: "info", next: "p2pStatus.payingOutNext" },
  9: { label: "p2pStatus.paid", tone: "info", next: "p2pStatus.paidNext" },
} as const satisfies StatusTexts<FiatOrderStatus>;

/** The names of the statuses in addresses, in the contract's order. */
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
