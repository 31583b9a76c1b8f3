import type { Locale } from "@coffer/errors";
import type { FormValue, Result } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { keepFrom, letRead } from "../receipt-methods/files/exports.ts";
import { formOf, QR_CODE } from "../receipt-methods/methods/exports.ts";
import { type FiatOrder, fiatOrders, isEnded, type PayeeLine } from "./order.ts";

type Shown = Result<"getLegalCurrencyOrder">["payee"];

/** Returns the payment details as of the order's creation. */
export const payeeOf = (values: readonly FormValue[]): PayeeLine[] => values.map(({ key, value }) => ({ key, value }));

const codesOf = ({ payee }: FiatOrder) => payee.filter(({ key }) => key === QR_CODE).map(({ value }) => value);

/** The payer may see the picture while the order is open. */
export function openPayee(world: World, order: FiatOrder): void {
  if (order.side === "buy") letSee(world, codesOf(order), order.uid);
}

/** Pictures of a dealer that the user may see. */
export const letSee = (world: World, files: readonly string[], uid: string): void => {
  for (const file of files) letRead(world, file, uid);
};

/** "Empty once the order has ended": the picture is no longer readable either, unless another order needs it. */
export function shutPayee(world: World, order: FiatOrder): void {
  if (order.side === "sell") return;
  const running = world
    .table(fiatOrders)
    .runs("uid", order.uid, "time", (each) => !isEnded(each) && each.side === "buy")
    .flatMap(({ length, at }) => Array.from({ length }, (_, index) => at(index)));
  const needed = running.flatMap((each) => (each ? codesOf(each) : []));
  for (const file of codesOf(order)) if (!needed.includes(file)) keepFrom(world, file, order.uid);
}

export function payeeView(order: FiatOrder, language: Locale): Shown {
  if (isEnded(order)) return [];
  const form = formOf(order.receiptMethodId);
  const label = (key: string) => form.find((each) => each.key === key)?.label[language] ?? key;
  return order.payee.map(({ key, value }) => ({ key, label: label(key), value }));
}
