import type { Text } from "@coffer/errors";
import { AppealStatus, type FiatParty } from "@coffer/sdk/contract";
import { DECIDED_AFTER, isMagicAllowed, type Magic } from "../../core/magic.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { fileName } from "../receipt-methods/files/exports.ts";
import { fiatAppeals } from "./appeal.ts";
import { decide } from "./decide.ts";

/** Payment pictures that choose the dealer's reaction. */
const vouchers = {
  "sandbox-seen": { en: "The dealer releases the coin after 10 s.", "zh-CN": "商家 10 秒后放币。" },
  "sandbox-unseen": { en: "The dealer never answers.", "zh-CN": "商家始终不响应。" },
  "sandbox-disputed": { en: "The dealer complains after 10 s.", "zh-CN": "商家 10 秒后发起申诉。" },
} as const satisfies Record<string, Text>;
export type MagicVoucher = keyof typeof vouchers;

export function magicVoucherOf(world: World, files: readonly string[]): MagicVoucher | null {
  if (!isMagicAllowed(world)) return null;
  const names = files.map((file) => fileName(world, file));
  return (Object.keys(vouchers) as MagicVoucher[]).find((each) => names.some((name) => name.startsWith(each))) ?? null;
}

/** First words of an appeal that choose the decision. */
const remarks: Readonly<Record<string, { coinTo: FiatParty; about: Text }>> = {
  "SANDBOX WON": {
    coinTo: "user",
    about: { en: "Decided for the user after 10 s.", "zh-CN": "10 秒后裁定用户胜诉。" },
  },
  "SANDBOX LOST": {
    coinTo: "dealer",
    about: { en: "Decided for the dealer after 10 s.", "zh-CN": "10 秒后裁定商家胜诉。" },
  },
};

type Payload = { id: string; coinTo: FiatParty };
export const decideByMagic = dueTask("fiat.decideByMagic", (world, { id, coinTo }: Payload) => {
  const appeal = world.table(fiatAppeals).get(id);
  if (appeal?.status === AppealStatus.processing) decide(world, appeal, coinTo, "decided");
});

export function decideSoon(world: World, id: string, remark: string): void {
  const found = Object.entries(remarks).find(([words]) => remark.startsWith(words))?.[1];
  if (found && isMagicAllowed(world))
    decideByMagic.schedule(world, world.clock.now() + DECIDED_AFTER, { id, coinTo: found.coinTo });
}

export const fiatMagic: Magic = {
  values: [
    ...Object.entries(vouchers).map(([name, about]) => ({ field: "file name, payment", value: `${name}.jpg`, about })),
    ...Object.entries(remarks).map(([words, { about }]) => ({
      field: "remark, complaint",
      value: `${words} …`,
      about,
    })),
  ],
};
