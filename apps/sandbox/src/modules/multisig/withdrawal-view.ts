import type { Locale, Text } from "@coffer/errors";
import type { MultisigFailKind, Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import type { User } from "../auth/user/exports.ts";
import {
  hashToSign,
  isSignable,
  type MultisigWithdrawal,
  signingMessage,
  undecided,
  type Word,
  wordsOf,
} from "./withdrawal.ts";

type OnWire = Result<"getMultisigWithdrawalList">["items"][number];
/** The reader: anonymous where a device uses the signing code. */
type Reader = Pick<User, "uid"> | null;

export function withdrawalView(world: World, withdrawal: MultisigWithdrawal, reader: Reader, language: Locale): OnWire {
  const { id, number, walletId, walletName, proposer, coin, network, address, tag, amount, fee, received } = withdrawal;
  const { status, minSignatures, txHash, confirmations, failKind, remark, signers } = withdrawal;
  const waits = isSignable(withdrawal);
  const labelOf = (word: Word) => signers.find((signer) => signer.address === word.address)?.label ?? null;
  return {
    ...{ id, number, walletId, walletName, proposer, coin, network, address, tag, amount, fee, received },
    ...{ status, minSignatures, txHash, confirmations, failKind, remark },
    time: isoOf(withdrawal.at),
    signatures: wordsOf(withdrawal, "sign").map((word) => ({
      ...{ address: word.address, label: labelOf(word), signedAt: isoOf(word.at), signature: word.signature },
    })),
    refusals: wordsOf(withdrawal, "refuse").map((word) => ({
      ...{ address: word.address, label: labelOf(word), refusedAt: isoOf(word.at), signature: word.signature },
    })),
    waitingFor: waits ? undecided(withdrawal) : [],
    expiresAt: waits ? isoOf(withdrawal.expiresAt) : null,
    signingMessage: signingMessage(withdrawal),
    signingHash: hashToSign(withdrawal, "sign"),
    refusalHash: hashToSign(withdrawal, "refuse"),
    signingCode: waits ? withdrawal.signingCode : null,
    signingQr: waits ? `coffer-sign:${withdrawal.signingCode}\n${signingMessage(withdrawal)}` : null,
    confirmationsRequired: networkOf(world, coin, network).confirmationsToCredit,
    failReason: failKind === null ? null : failReasons[failKind][language],
    cancellable: waits && reader?.uid === withdrawal.uid,
    timeline: withdrawal.timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
  };
}

/** Returns the record alone, with the server time for countdowns. */
export const withdrawalDetail = (world: World, withdrawal: MultisigWithdrawal, reader: Reader, language: Locale) => ({
  ...withdrawalView(world, withdrawal, reader, language),
  serverTime: world.clock.iso(),
});

const failReasons: Readonly<Record<MultisigFailKind, Text>> = {
  expired: { en: "Not enough signed within 72 hours.", "zh-CN": "72 小时内签名人数不足。" },
  cancelled: { en: "Whoever proposed it took it back.", "zh-CN": "发起人已取消。" },
  refused: { en: "So many refused that too few signers are left.", "zh-CN": "拒签人数过多，剩余签名人不足。" },
  dropped: { en: "The chain dropped the transaction.", "zh-CN": "链上交易未成功。" },
};
