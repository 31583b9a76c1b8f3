import type { Locale, Text } from "@coffer/errors";
import { RecordStatus, type Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../coins/amounts.ts";
import { type Ending, isCancellable, type Withdrawal } from "./withdrawal.ts";

/** What the answer to a request and the record have in common. */
function shared(world: World, withdrawal: Withdrawal) {
  const { id, rid, number, coin, network, address, addressLabel, tag, amount, fee, received } = withdrawal;
  const { status, reviewRequired } = withdrawal;
  const networkName = networkOf(world, coin, network).name;
  const place = { coin, network, networkName, address, addressLabel, tag };
  return { id, rid, number, ...place, amount, fee, received, status, reviewRequired };
}

export function requestView(world: World, withdrawal: Withdrawal): Result<"applyTransactionOut"> {
  return {
    ...shared(world, withdrawal),
    expiresAt: isoOf(withdrawal.expiresAt),
    arrivalSeconds: networkOf(world, withdrawal.coin, withdrawal.network).arrivalSeconds,
    verificationMethods: withdrawal.proofs,
  };
}

export function withdrawalView(
  world: World,
  withdrawal: Withdrawal,
  language: Locale,
): Result<"confirmTransactionOut"> {
  const { txHash, confirmations, remark, status } = withdrawal;
  return {
    ...shared(world, withdrawal),
    time: isoOf(withdrawal.at),
    txHash,
    confirmations,
    confirmationsRequired: networkOf(world, withdrawal.coin, withdrawal.network).confirmationsToCredit,
    failReason: failReasonOf(withdrawal, language),
    remark,
    expiresAt: status === RecordStatus.pendingVerification ? isoOf(withdrawal.expiresAt) : null,
    cancellable: isCancellable(withdrawal),
    timeline: withdrawal.timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
  };
}

const failReasons: Readonly<Record<Ending, Text | null>> = {
  cancelled: null,
  expired: { en: "It wasn't confirmed within 1 hour.", "zh-CN": "未在 1 小时内确认。" },
  rejected: { en: "The review did not approve it.", "zh-CN": "审核未通过。" },
  failed: { en: "The network did not take the transaction.", "zh-CN": "网络未接受该交易。" },
};

const failReasonOf = ({ ending, reason }: Withdrawal, language: Locale) =>
  reason ?? (ending === null ? null : (failReasons[ending]?.[language] ?? null));
