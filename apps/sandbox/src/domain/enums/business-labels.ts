import type { LabelsOf } from "./labels.ts";

/** Labels of what the merchant console, the content pages and the QR sign-in number. */
export const businessLabels = {
  QrCodeStatus: {
    waiting: { en: "Waiting", "zh-CN": "等待扫码" },
    scanned: { en: "Scanned", "zh-CN": "已扫码" },
    confirmed: { en: "Confirmed", "zh-CN": "已确认" },
    expired: { en: "Expired", "zh-CN": "已过期" },
  },
  RotationType: {
    home: { en: "Home page", "zh-CN": "首页" },
    news: { en: "News page", "zh-CN": "新闻页" },
    app: { en: "App", "zh-CN": "应用" },
  },
  SubMerchantStatus: {
    inactive: { en: "Inactive", "zh-CN": "已停用" },
    active: { en: "Active", "zh-CN": "已启用" },
  },
  PaymentOrderStatus: {
    awaitingPayment: { en: "Awaiting payment", "zh-CN": "待支付" },
    confirming: { en: "Confirming", "zh-CN": "确认中" },
    pendingReview: { en: "Pending review", "zh-CN": "待审核" },
    paid: { en: "Paid", "zh-CN": "已支付" },
    completed: { en: "Completed", "zh-CN": "已完成" },
    rejected: { en: "Rejected", "zh-CN": "已拒绝" },
    cancelled: { en: "Cancelled", "zh-CN": "已取消" },
    expired: { en: "Expired", "zh-CN": "已过期" },
    refundPending: { en: "Refund pending review", "zh-CN": "退款待审核" },
    refunded: { en: "Refunded", "zh-CN": "已退款" },
  },
  RefundStatus: {
    pendingReview: { en: "Pending review", "zh-CN": "待审核" },
    processing: { en: "Processing", "zh-CN": "处理中" },
    completed: { en: "Completed", "zh-CN": "已完成" },
    rejected: { en: "Rejected", "zh-CN": "已拒绝" },
    failed: { en: "Failed", "zh-CN": "失败" },
  },
  MerchantReviewKind: {
    payment: { en: "Payment", "zh-CN": "收款" },
    refund: { en: "Refund", "zh-CN": "退款" },
    transfer: { en: "Transfer", "zh-CN": "划转" },
  },
  MerchantChannelKind: {
    deposit: { en: "Deposit", "zh-CN": "充值" },
    withdraw: { en: "Withdrawal", "zh-CN": "提现" },
    payment: { en: "Payment", "zh-CN": "收款" },
  },
} satisfies LabelsOf<
  | "QrCodeStatus"
  | "RotationType"
  | "SubMerchantStatus"
  | "PaymentOrderStatus"
  | "RefundStatus"
  | "MerchantReviewKind"
  | "MerchantChannelKind"
>;
