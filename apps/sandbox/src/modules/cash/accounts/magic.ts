import type { Text } from "@coffer/errors";
import { isMagicAllowed, type Magic } from "../../../core/magic.ts";
import type { World } from "../../../world/world.ts";

/** Tax numbers that choose the institution's answer. */
const taxes = {
  "SANDBOX-RECONFIRM": {
    en: "After 10 s the data are to be confirmed again.",
    "zh-CN": "10 秒后要求重新确认资料。",
  },
  "SANDBOX-DECLINED": { en: "The institution doesn't take the customer (90006).", "zh-CN": "机构拒绝开户（90006）。" },
  "SANDBOX-UNREACHABLE": { en: "The institution can't be reached (60001).", "zh-CN": "无法连接机构（60001）。" },
} as const satisfies Record<string, Text>;
type MagicTax = keyof typeof taxes;

export const magicTaxOf = (world: World, taxId: string | undefined): MagicTax | null =>
  isMagicAllowed(world) && taxId !== undefined && Object.hasOwn(taxes, taxId) ? (taxId as MagicTax) : null;

export const taxMagic: Magic = {
  values: Object.entries(taxes).map(([value, about]) => ({ field: "taxId", value, about })),
};
