import type { Locale, Text } from "@coffer/errors";
import { RecordStatus, type Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";

import { findSaved } from "../address-book/exports.ts";
import { networkOf } from "../assets/coins/exports.ts";

import { type Ending, isCancellable, type Withdrawal } from "./withdrawal.ts";

/** What the answer to a request and the record have in common. */
function shared(world: World, withdrawal: Withdrawal) {
  const { id, rid, number, coin, network, address, addressLabel, tag, amount, fee, received } = withdrawal;
  const { status, reviewRequired } = withdrawal;
  const { name: networkName, arrivalSeconds } = networkOf(world, coin, network);
  const place = { coin, network, networkName, address, addressLabel, tag };
  const verificationMethods = status === RecordStatus.pendingVerification ? withdrawal.proofs : [];
  const ahead = { reviewRequired, arrivalSeconds, verificationMethods };
  return { id, rid, number, ...place, amount, fee, received, status, ...ahead };
}

export function requestView(world: World, withdrawal: Withdrawal): Result<"applyTransactionOut"> {
  return {
    ...shared(world, withdrawal),
    expiresAt: isoOf(withdrawal.expiresAt),
    serverTime: world.clock.iso(),
  };
}

type WithdrawalOnWire = Result<"getListByCoinTransactionOut">["items"][number];

/** The record as a list shows it. */
export function withdrawalView(world: World, withdrawal: Withdrawal, language: Locale): WithdrawalOnWire {
  const { txHash, confirmations, remark, status } = withdrawal;
  const network = networkOf(world, withdrawal.coin, withdrawal.network);
  return {
    ...shared(world, withdrawal),
    time: isoOf(withdrawal.at),
    txHash,
    confirmations,
    confirmationsRequired: network.confirmationsToCredit,
    failReason: failReasonOf(withdrawal, language),
    remark,
    addressId: findSaved(world, withdrawal.uid, network, withdrawal)?.id ?? null,
    expiresAt: status === RecordStatus.pendingVerification ? isoOf(withdrawal.expiresAt) : null,
    cancellable: isCancellable(withdrawal),
    timeline: withdrawal.timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
  };
}

/** Returns the record alone, with the server time for countdowns. */
export const withdrawalDetail = (world: World, withdrawal: Withdrawal, language: Locale) => ({
  ...withdrawalView(world, withdrawal, language),
  serverTime: world.clock.iso(),
});

const failReasons: Readonly<Record<Ending, Text | null>> = {
  cancelled: null,
  disapproved: { en: "The merchant did not approve it.", "zh-CN": "商户未批准。" },
  unapproved: { en: "The merchant did not decide within 24 hours.", "zh-CN": "商户未在 24 小时内作出决定。" },
  expired: { en: "It wasn't confirmed within 1 hour.", "zh-CN": "未在 1 小时内确认。" },
  rejected: { en: "The review did not approve it.", "zh-CN": "审核未通过。" },
  undecided: { en: "The review did not decide in time.", "zh-CN": "审核未在规定时间内完成。" },
  failed: { en: "The network did not take the transaction.", "zh-CN": "网络未接受该交易。" },
};

const failReasonOf = ({ ending, reason }: Withdrawal, language: Locale) =>
  reason ?? (ending === null ? null : (failReasons[ending]?.[language] ?? null));
