import { RecordType } from "@coffer/sdk";
import type { PlainMessageId } from "../../platform/intl/intl.ts";

/** The product's eleven record types, by the contract's names. */
export const recordTypeNames = Object.keys(RecordType) as (keyof typeof RecordType)[];

export const recordTypeTexts: Record<RecordType, PlainMessageId> = {
  0: "assets.typeDeposit",
  1: "assets.typeWithdrawal",
  2: "assets.typeFreeze",
  3: "assets.typeUnfreeze",
  4: "assets.typeQuickBuy",
  5: "assets.typeQuickSell",
  6: "assets.typeFiatToGlobal",
  7: "assets.typeGlobalToFiat",
  8: "assets.typeTransferIn",
  9: "assets.typeTransferOut",
  10: "assets.typeAdjustment",
};
