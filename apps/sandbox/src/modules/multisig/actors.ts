import { MultisigWithdrawalStatus } from "@coffer/sdk/contract";
import type { Action, Actor } from "../../core/actor.ts";
import type { Fields } from "../../core/fields.ts";
import { nameIn } from "../../core/name-in.ts";
import { invalid, refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { receive } from "./deposit.ts";
import { deviceAt, deviceNames, devices, MOODS, setMood, signedBy } from "./devices.ts";
import { drop } from "./life.ts";
import { submit } from "./submit.ts";
import { multisigWallets } from "./wallet.ts";
import {
  type Decision,
  hashToSign,
  type MultisigWithdrawal,
  multisigWithdrawals,
  signingMessage,
  undecided,
} from "./withdrawal.ts";

const familyOf = (world: World, { coin, network }: MultisigWithdrawal) => networkOf(world, coin, network).family;

function withdrawalIn(world: World, fields: Fields): MultisigWithdrawal {
  const withdrawal = world.table(multisigWithdrawals).get(fields.text("id"));
  if (!withdrawal) throw invalid("id", "unknown", "It is no multisig withdrawal of this world.");
  return withdrawal;
}

/** A device shows the message, and signs the hash of the shown message. */
const decide = (decision: Decision): Pick<Action, "takes" | "now" | "run"> => ({
  takes: ["id", "address"],
  now: (world) =>
    world
      .table(multisigWithdrawals)
      .part("signable")
      .flatMap((withdrawal) =>
        undecided(withdrawal).flatMap(({ address }) => {
          const device = deviceAt(familyOf(world, withdrawal), address);
          const send = { id: withdrawal.id, address };
          return device ? [{ send, summary: `${device.name}\n${signingMessage(withdrawal)}` }] : [];
        }),
      ),
  run: (world, fields) => {
    const withdrawal = withdrawalIn(world, fields);
    const address = fields.text("address");
    fields.done();
    const device = deviceAt(familyOf(world, withdrawal), address);
    if (!device) throw invalid("address", "unknown", "No device of the sandbox has this address's key.");
    const signature = signedBy(device, withdrawal, decision);
    const { signingCode } = withdrawal;
    const { id, status } = submit(world, { signingCode, address, decision, signature });
    const shown = { message: signingMessage(withdrawal), hash: hashToSign(withdrawal, decision) };
    return { id, device: device.name, address, decision, ...shown, signature, status };
  },
});

export const signer: Actor = {
  title: { en: "Signing devices", "zh-CN": "签名设备" },
  about: {
    en: "Co-signers of multisig wallets. A device shows what it signs, line by line, before it does.",
    "zh-CN": "多签钱包的共同签名人。设备在签名前逐行显示签名内容。",
  },
  actions: {
    sign: {
      about: {
        en: "A co-signer compares what the device shows, and signs.",
        "zh-CN": "签名人核对设备显示内容并签名。",
      },
      ...decide("sign"),
    },
    refuse: { about: { en: "A co-signer refuses.", "zh-CN": "签名人拒签。" }, ...decide("refuse") },
    answer: {
      about: {
        en: "How a device answers what comes next: signs or refuses after 10 s, or sleeps.",
        "zh-CN": "设备对后续请求的反应：10 秒后签名、拒签，或不响应。",
      },
      takes: ["device", "answer"],
      now: () =>
        devices().map(({ name, addresses }) => ({
          send: { device: name },
          summary: `${name}: ${Object.values(addresses).join(", ")}`,
        })),
      run: (world, fields) => {
        const name = fields.oneOf("device", deviceNames);
        const mood = fields.oneOf("answer", MOODS);
        fields.done();
        return setMood(world, name, mood);
      },
    },
  },
};

export const chainActions: Actor["actions"] = {
  "deposit-multisig": {
    about: { en: "Somebody sends coins to a multisig wallet.", "zh-CN": "有人向多签钱包转币。" },
    takes: ["coin", "network", "address", "amount"],
    now: (world) =>
      world
        .table(multisigWallets)
        .all()
        .flatMap(({ name, coins, networks }) =>
          coins.map(({ coin, network }) => ({
            send: { coin, network, address: networks.find((each) => each.network === network)?.address ?? "" },
            summary: `${name}: ${coin} (${network})`,
          })),
        ),
    run: (world, fields) => {
      const sent = { coin: fields.text("coin"), network: fields.text("network"), address: fields.text("address") };
      const amount = fields.text("amount");
      fields.done();
      return receive(world, { ...sent, amount });
    },
  },
  "drop-multisig": {
    about: {
      en: "A multisig withdrawal's transaction falls out of the chain before it is confirmed.",
      "zh-CN": "多签提现交易在确认前被链上丢弃。",
    },
    takes: ["id"],
    now: (world) =>
      world
        .table(multisigWithdrawals)
        .part("sent")
        .filter(({ status }) => status === MultisigWithdrawalStatus.onChain)
        .map(({ id, number, amount, coin }) => ({ send: { id }, summary: `${number}: ${amount} ${coin}` })),
    run: (world, fields) => {
      const withdrawal = withdrawalIn(world, fields);
      fields.done();
      const { id, status } = withdrawal;
      if (status !== MultisigWithdrawalStatus.onChain)
        throw refuse("orderStatusError", `${id} is ${nameIn(MultisigWithdrawalStatus, status)}, not on the chain.`);
      return drop(world, withdrawal);
    },
  },
};
