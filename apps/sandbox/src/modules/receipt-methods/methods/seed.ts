import type { FormValue } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { placeOf, receiptDetails } from "./detail.ts";
import { receiptMethods } from "./method.ts";

const DAY = 24 * 60 * 60 * 1000;
const HELD_FOR = 19 * DAY;

/** In the order of lists. The apps are fictitious. */
const methods: readonly (readonly [id: string, en: string, zh: string, currency: string, needsImage: boolean])[] = [
  ["rm_fps_gbp", "Faster Payments", "英国快速支付", "GBP", false],
  ["rm_sepa_eur", "SEPA transfer", "SEPA 转账", "EUR", false],
  ["rm_ach_usd", "ACH transfer", "ACH 转账", "USD", false],
  ["rm_fps_hkd", "FPS", "转数快", "HKD", false],
  ["rm_code_hkd", "Harbour Pay", "海港支付", "HKD", true],
  ["rm_bank_cny", "Bank transfer", "银行转账", "CNY", false],
  ["rm_code_cny", "Lotus Pay", "莲花支付", "CNY", true],
];

const values = (of: Readonly<Record<string, string>>): FormValue[] =>
  Object.entries(of).map(([key, value]) => ({ key, value }));
const own: readonly (readonly [uid: string, method: string, values: FormValue[]])[] = [
  ["80412", "rm_fps_gbp", values({ accountHolderName: "Mei Lin", sortCode: "200000", accountNumber: "55779911" })],
  ["80413", "rm_sepa_eur", values({ accountHolderName: "Vera Ode", iban: "NL91ABNA0417164300" })],
];

export function seedMethods(world: World): void {
  for (const [id, en, zh, legalCurrency, needsImage] of methods)
    world.table(receiptMethods).insert({ id, name: { en, "zh-CN": zh }, legalCurrency, needsImage, open: true });
  for (const [uid, methodId, filled] of own)
    world.table(receiptDetails).insert({
      ...{ id: world.newId("rd"), uid, methodId, place: placeOf(uid, methodId), values: filled },
      createdAt: world.startedAt - HELD_FOR,
    });
}
