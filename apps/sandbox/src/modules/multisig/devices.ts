import type { Text } from "@coffer/errors";
import { DECIDED_AFTER, isMagicAllowed, type Magic } from "../../core/magic.ts";
import type { AddressFamily } from "../../crypto/address.ts";
import { addressOfKey, keyOfText, signHash } from "../../crypto/signature.ts";
import { dueTask } from "../../world/due-task.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { submit } from "./submit.ts";
import { samePlace } from "./wallet.ts";
import { type Decision, hashToSign, isSignable, type MultisigWithdrawal, multisigWithdrawals } from "./withdrawal.ts";

export const MOODS = ["signs", "refuses", "sleeps"] as const;
export type Mood = (typeof MOODS)[number];

/** Signing devices whose keys the sandbox has: co-signers to play, and three automatic ones. */
const atFirst = {
  ...{ "Mei Lin": "sleeps", "Arjun Rao": "sleeps", "Tom Keller": "sleeps", "Sofia Brandt": "sleeps" },
  ...{ "Signs by itself": "signs", "Refuses by itself": "refuses", "Never answers": "sleeps" },
} as const satisfies Record<string, Mood>;
export type DeviceName = keyof typeof atFirst;
export const deviceNames = Object.keys(atFirst) as DeviceName[];

const FAMILIES = ["bitcoin", "evm", "tron", "xrp"] as const satisfies readonly AddressFamily[];
type Device = {
  readonly name: DeviceName;
  readonly key: Uint8Array;
  readonly addresses: Record<AddressFamily, string>;
};

/** Created on the first use: computing a key's address takes a millisecond. */
let made: readonly Device[] | null = null;
export function devices(): readonly Device[] {
  made ??= deviceNames.map((name) => {
    const key = keyOfText(`coffer sandbox signing device: ${name}`);
    const addresses = Object.fromEntries(FAMILIES.map((family) => [family, addressOfKey(family, key)]));
    return { name, key, addresses: addresses as Record<AddressFamily, string> };
  });
  return made;
}
export const deviceAddress = (name: DeviceName, family: AddressFamily): string =>
  devices().find((device) => device.name === name)?.addresses[family] ?? "";
export const deviceAt = (family: AddressFamily, address: string): Device | undefined =>
  devices().find(({ addresses }) => samePlace(family, addresses[family], address));

type DeviceMood = { name: DeviceName; mood: Mood };
export const deviceMoods = defineTable<DeviceMood>("multisigDeviceMoods", { key: "name" });

export function setMood(world: World, name: DeviceName, mood: Mood): DeviceMood {
  const table = world.table(deviceMoods);
  return table.get(name) ? table.update(name, { mood }) : table.insert({ name, mood });
}
const moodOf = (world: World, name: DeviceName): Mood =>
  world.table(deviceMoods).get(name)?.mood ?? (isMagicAllowed(world) ? atFirst[name] : "sleeps");

export const signedBy = ({ key }: Device, withdrawal: MultisigWithdrawal, decision: Decision): string =>
  signHash(hashToSign(withdrawal, decision), key);

type Asked = { id: string; address: string };

/** Automatic devices answer after some seconds, one after another. */
export function askDevices(world: World, { id, coin, network, signers }: MultisigWithdrawal): void {
  const { family } = networkOf(world, coin, network);
  signers
    .filter(({ address }) => {
      const device = deviceAt(family, address);
      return device !== undefined && moodOf(world, device.name) !== "sleeps";
    })
    .forEach(({ address }, at) => {
      answerByClock.schedule(world, world.clock.now() + DECIDED_AFTER * (at + 1), { id, address });
    });
}

/** Returns an automatic device's answer in its owner's name. */
export const answerByClock = dueTask("multisig.answer", (world, { id, address }: Asked) => {
  const withdrawal = world.table(multisigWithdrawals).get(id);
  if (!withdrawal || !isSignable(withdrawal) || withdrawal.words.some((word) => word.address === address)) return;
  const device = deviceAt(networkOf(world, withdrawal.coin, withdrawal.network).family, address);
  const mood = device && moodOf(world, device.name);
  if (!device || mood === undefined || mood === "sleeps") return;
  const decision = mood === "signs" ? "sign" : "refuse";
  const signature = signedBy(device, withdrawal, decision);
  submit(world, { signingCode: withdrawal.signingCode, address, decision, signature });
});

const familyNames: Readonly<Record<AddressFamily, string>> = {
  ...{ bitcoin: "Bitcoin", evm: "Ethereum", tron: "Tron", xrp: "XRP Ledger" },
};
const abouts: Readonly<Record<Mood, Text>> = {
  signs: { en: "A signer who signs after 10 s.", "zh-CN": "10 秒后自动签名的签名人。" },
  refuses: { en: "A signer who refuses after 10 s.", "zh-CN": "10 秒后自动拒签的签名人。" },
  sleeps: { en: "A signer who does nothing until told to.", "zh-CN": "不会自动操作的签名人。" },
};

export const signerMagic: Magic = {
  get values() {
    return devices().flatMap(({ name, addresses }) =>
      FAMILIES.map((family) => ({
        field: `signers, ${familyNames[family]}`,
        value: addresses[family],
        about: { en: `${name}: ${abouts[atFirst[name]].en}`, "zh-CN": `${name}：${abouts[atFirst[name]]["zh-CN"]}` },
      })),
    );
  },
};
