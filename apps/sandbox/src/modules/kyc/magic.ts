import type { Text } from "@coffer/errors";
import { isMagicAllowed, type Magic } from "../../core/magic.ts";
import type { World } from "../../world/world.ts";

/** Document numbers that choose the outcome of their review. */
export const magicCertificates = {
  "SANDBOX-APPROVE": { en: "Verified after 10 s.", "zh-CN": "10 秒后通过认证。" },
  "SANDBOX-REJECT": { en: "Turned down after 10 s, all of it.", "zh-CN": "10 秒后整体被拒绝。" },
  "SANDBOX-RESUBMIT": {
    en: "Turned down after 10 s; the photo is to be taken again.",
    "zh-CN": "10 秒后要求重拍证件照片。",
  },
} as const satisfies Record<string, Text>;
export type MagicCertificate = keyof typeof magicCertificates;

export const magicCertificateOf = (world: World, number: string): MagicCertificate | null =>
  isMagicAllowed(world) && Object.hasOwn(magicCertificates, number) ? (number as MagicCertificate) : null;

export const certificateMagic: Magic = {
  values: Object.entries(magicCertificates).map(([value, about]) => ({ field: "certificateNumber", value, about })),
};
