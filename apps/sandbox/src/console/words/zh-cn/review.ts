import type { Words } from "../words.ts";

export const review: Words["review"] = {
  state: (count) => (count === 0 ? "没有待审核的事项" : `${count} 项待审核`),
  queues: { kyc: "身份认证", withdrawal: "提现", merchant: "商户" },
  approve: "通过",
  approveNamed: (summary) => `通过：${summary}`,
  reject: "驳回…",
  rejectNamed: (summary) => `驳回：${summary}`,
  rejectTitle: "确定驳回？",
  rejectConfirm: "驳回",
  reason: "原因",
  reasonHint: "当事人会看到。可以留空。",
  waiting: (span) => `已等待 ${span}`,
};
