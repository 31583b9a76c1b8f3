import type { FormValue } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { methodOf } from "./method.ts";

/** A user's receiving method. */
export type ReceiptDetail = {
  id: string;
  uid: string;
  methodId: string;
  /** "Only one per channel": the unique key. */
  place: string;
  values: readonly FormValue[];
  createdAt: number;
};
export const receiptDetails = defineTable<ReceiptDetail>("receiptDetails", {
  key: "id",
  unique: ["place"],
  indexes: ["uid"],
});
export const placeOf = (uid: string, methodId: string) => `${uid} ${methodId}`;

/** @throws 60020 if it is unknown, removed or another user's */
export function detailOf(world: World, uid: string, id: string): ReceiptDetail {
  const found = world.table(receiptDetails).get(id);
  if (found?.uid !== uid) throw refuse("paymentInfoMissing", id);
  return found;
}

/** "False when its channel was closed." */
export const isActive = (world: World, { methodId }: ReceiptDetail) => methodOf(world, methodId).open;
export const activeOf = (world: World, uid: string): ReceiptDetail[] =>
  world
    .table(receiptDetails)
    .find("uid", uid)
    .filter((each) => isActive(world, each));
