import type { Text } from "@coffer/errors";
import { MultisigWithdrawalStatus, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { AddressFamily } from "../../crypto/address.ts";
import { signerOf } from "../../crypto/signature.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { endUnsent, moveTo, send } from "./life.ts";
import { samePlace } from "./wallet.ts";
import {
  addToTally,
  byCode,
  type Decision,
  hashToSign,
  isSignable,
  type MultisigWithdrawal,
  multisigWithdrawals,
  takenSignatures,
  type Word,
  wordsOf,
} from "./withdrawal.ts";

/** Accepts a signer's decision. The signature that meets the threshold sends it to the chain, once. */
export function submit(world: World, input: WireInput<"submitMultisigSignature">): MultisigWithdrawal {
  const withdrawal = byCode(world, input.signingCode);
  const { family } = networkOf(world, withdrawal.coin, withdrawal.network);
  const signer = withdrawal.signers.find(({ address }) => samePlace(family, address, input.address));
  if (!signer)
    throw refuse("wrongWithdrawalAddress", {
      en: `It is no signer's address on ${withdrawal.networkName}.`,
      "zh-CN": `不是 ${withdrawal.networkName} 上的签名人地址。`,
    });
  checkSignature(world, family, withdrawal, { ...input, address: signer.address });
  const said = withdrawal.words.find(({ address }) => address === signer.address);
  if (said && said.decision === input.decision) return withdrawal;
  if (said || !isSignable(withdrawal)) throw refuse("orderStatusError", said ? otherwise : late(withdrawal));
  return take(world, withdrawal, {
    address: signer.address,
    decision: input.decision,
    at: world.clock.now(),
    signature: input.signature,
  });
}

function take(world: World, withdrawal: MultisigWithdrawal, word: Word): MultisigWithdrawal {
  const taken = world.table(multisigWithdrawals).update(withdrawal.id, { words: [...withdrawal.words, word] });
  world.table(takenSignatures).insert({ signature: word.signature, withdrawalId: withdrawal.id });
  addToTally(world, withdrawal, word);
  const left = taken.signers.length - wordsOf(taken, "refuse").length;
  if (left < taken.minSignatures) return endUnsent(world, taken, "refused");
  if (word.decision === "refuse") return taken;
  if (wordsOf(taken, "sign").length >= taken.minSignatures) return send(world, taken);
  return taken.status === MultisigWithdrawalStatus.pendingSignature
    ? moveTo(world, taken, MultisigWithdrawalStatus.signing)
    : taken;
}

type Given = { readonly address: string; readonly decision: Decision; readonly signature: string };

function checkSignature(world: World, family: AddressFamily, withdrawal: MultisigWithdrawal, given: Given): void {
  const signedBy = (decision: Decision) => signerOf(family, hashToSign(withdrawal, decision), given.signature);
  const by = signedBy(given.decision);
  if (by === given.address || (by !== null && samePlace(family, by, given.address))) return;
  const other = given.decision === "sign" ? "refuse" : "sign";
  const isOfOther = signedBy(other) === given.address;
  const takenFor = world.table(takenSignatures).get(given.signature)?.withdrawalId;
  const isReplayed = takenFor !== undefined && takenFor !== withdrawal.id;
  const isOfSigner = withdrawal.signers.some(({ address }) => address === by);
  throw refuse(
    "securityVerificationFailed",
    isOfOther ? ofOtherDecision : isReplayed ? replayed : isOfSigner ? ofOtherSigner : ofOtherKey,
    { data: { attemptsLeft: null } },
  );
}

const ofOtherDecision: Text = {
  en: "The signature is of the other decision: what signs can't refuse, and what refuses can't sign.",
  "zh-CN": "该签名对应另一种决定：同意与拒签的签名不能互换。",
};
const replayed: Text = {
  en: "The signature is of another withdrawal. Each withdrawal is signed by itself.",
  "zh-CN": "该签名属于另一笔提现，每笔提现须单独签名。",
};
const ofOtherSigner: Text = {
  en: "The signature is another signer's. Give it with that signer's address.",
  "zh-CN": "该签名属于另一位签名人，请使用其本人的地址提交。",
};
const ofOtherKey: Text = {
  en: "The signature isn't this key's over this withdrawal: another key made it, or the device was shown something else.",
  "zh-CN": "该签名与此密钥及本笔提现不符：由其他密钥签署，或设备显示的内容不同。",
};
const otherwise: Text = {
  en: "This signer has decided otherwise already.",
  "zh-CN": "该签名人已作出相反的决定。",
};
const late = ({ failKind, minSignatures }: MultisigWithdrawal): Text =>
  failKind === null
    ? {
        en: `Too late: ${minSignatures} have signed and it is sent.`,
        "zh-CN": `已晚：已有 ${minSignatures} 人签名，交易已发送。`,
      }
    : { en: "Too late: the withdrawal has ended.", "zh-CN": "已晚：该笔提现已结束。" };
