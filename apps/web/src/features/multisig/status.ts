import type { MultisigWithdrawal, MultisigWithdrawalStatus } from "@coffer/sdk";
import type { StatusTexts } from "../../platform/status/status.ts";

export const multisigStatus = {
  0: { label: "multisig.toSign", tone: "warn", next: "multisig.toSignNext" },
  1: { label: "multisig.signing", tone: "warn", next: "multisig.signingNext" },
  2: { label: "multisig.onChain", tone: "info", next: "multisig.onChainNext" },
  3: { label: "multisig.success", tone: "good", next: "multisig.successNext" },
  4: { label: "multisig.failed", tone: "bad", next: "multisig.failedNext" },
} as const satisfies StatusTexts<MultisigWithdrawalStatus>;

export const isMoving = ({ status }: Pick<MultisigWithdrawal, "status">): boolean => status < 3;
export const isSignable = ({ status }: Pick<MultisigWithdrawal, "status">): boolean => status < 2;
/** Failed: too few signatures in time, cancelled, refused, or dropped by the chain. */
export const hasFailed = ({ status }: Pick<MultisigWithdrawal, "status">): boolean => status === 4;
