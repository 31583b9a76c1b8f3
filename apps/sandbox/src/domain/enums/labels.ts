import type { Text } from "@coffer/errors";
import type * as contract from "@coffer/sdk/contract";
import { businessLabels } from "./business-labels.ts";
import { cashLabels } from "./cash-labels.ts";
import { moneyLabels } from "./money-labels.ts";
import { peopleLabels } from "./people-labels.ts";
import { tradingLabels } from "./trading-labels.ts";

type Contract = typeof contract;
/** The numbered enumerations among what the contract exports. */
export type Enums = {
  [Name in keyof Contract as Contract[Name] extends Readonly<Record<string, number>> ? Name : never]: Contract[Name];
};
export type EnumName = keyof Enums;
/** One label for each value; the compiler refuses a new value without one. */
export type LabelsOf<Name extends EnumName> = { [Each in Name]: { readonly [Key in keyof Enums[Each]]: Text } };

export const labels = {
  ...businessLabels,
  ...cashLabels,
  ...peopleLabels,
  ...moneyLabels,
  ...tradingLabels,
} satisfies LabelsOf<EnumName>;
