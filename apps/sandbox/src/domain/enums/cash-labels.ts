import type { LabelsOf } from "./labels.ts";

/** Where the cash account, its papers and its orders stand. */
export const cashLabels = {
  CashOrderStatus: {
    pendingReview: { en: "Pending review", "zh-CN": "待审核" },
    inProgress: { en: "In progress", "zh-CN": "处理中" },
    success: { en: "Successful", "zh-CN": "成功" },
    failed: { en: "Failed", "zh-CN": "失败" },
    rejected: { en: "Rejected", "zh-CN": "已拒绝" },
    cancelled: { en: "Cancelled", "zh-CN": "已取消" },
    pendingPayment: { en: "Pending payment", "zh-CN": "待付款" },
  },
  GlobalAccountStatus: {
    beingCreated: { en: "Being created", "zh-CN": "创建中" },
    needsReconfirmation: { en: "To be confirmed again", "zh-CN": "需重新确认" },
    notOpened: { en: "Not opened", "zh-CN": "未开通" },
    active: { en: "Active", "zh-CN": "已开通" },
  },
  ChannelAttachmentStatus: {
    notSubmitted: { en: "Not submitted", "zh-CN": "未提交" },
    underReview: { en: "Under review", "zh-CN": "审核中" },
    approved: { en: "Approved", "zh-CN": "已通过" },
    rejected: { en: "Rejected", "zh-CN": "未通过" },
  },
  PayWhitelistStatus: {
    underReview: { en: "Under review", "zh-CN": "审核中" },
    approved: { en: "Approved", "zh-CN": "已通过" },
    rejected: { en: "Rejected", "zh-CN": "未通过" },
  },
} satisfies LabelsOf<"CashOrderStatus" | "GlobalAccountStatus" | "ChannelAttachmentStatus" | "PayWhitelistStatus">;
