export const review = {
  state: (count: number) => (count === 0 ? "Nothing waits" : `${count} waiting`),
  queues: { kyc: "Identity", withdrawal: "Withdrawals", merchant: "Merchants" } as Record<string, string | undefined>,
  approve: "Approve",
  approveNamed: (summary: string) => `Approve: ${summary}`,
  reject: "Reject…",
  rejectNamed: (summary: string) => `Reject: ${summary}`,
  rejectTitle: "Reject it?",
  rejectConfirm: "Reject",
  reason: "Reason",
  reasonHint: "The person reads it. Leave it empty for none.",
  waiting: (span: string) => `waits ${span}`,
};
