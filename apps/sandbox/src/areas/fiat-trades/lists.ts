import type { Locale } from "@coffer/errors";
import type { Result, WireInput } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { comparable, contains, readList, spanOf } from "../records/exports.ts";
import { type FiatAppeal, fiatAppeals } from "./appeal.ts";
import { dealerOf } from "./dealer.ts";
import { type FiatOrder, fiatOrders } from "./order.ts";
import { appealView, orderView } from "./view.ts";

type Orders = WireInput<"getAllLegalCurrencyOrder">;
export function orderPage(
  world: World,
  uid: string,
  input: Orders,
  language: Locale,
): Result<"getAllLegalCurrencyOrder"> {
  const { Coin, Side, Status, Keyword } = input;
  const table = world.table(fiatOrders);
  const fits = ({ coin, side, status }: FiatOrder) =>
    (Coin ?? coin) === coin && (Side ?? side) === side && (Status?.includes(status) ?? true);
  const reading = {
    by: { time: ({ at }: FiatOrder) => at, amount: ({ amount }: FiatOrder) => comparable(amount) },
    order: ({ id }: FiatOrder) => table.orderOf(id),
    within: spanOf(input),
    matches:
      Keyword === undefined
        ? undefined
        : ({ number, dealerId }: FiatOrder) => contains(Keyword, number, dealerOf(world, dealerId).name),
  };
  const page = readList(
    (field) => table.runs("uid", uid, field, fits),
    input,
    reading,
    (order) => orderView(world, order, language),
  );
  return { ...page, serverTime: world.clock.iso() };
}

export function appealPage(
  world: World,
  uid: string,
  input: WireInput<"getAllLegalCurrencyAppealOrder">,
  language: Locale,
): Result<"getAllLegalCurrencyAppealOrder"> {
  const { Status, Keyword } = input;
  const table = world.table(fiatAppeals);
  const reading = {
    by: { time: ({ at }: FiatAppeal) => at },
    order: ({ id }: FiatAppeal) => table.orderOf(id),
    within: spanOf(input),
    matches:
      Keyword === undefined
        ? undefined
        : ({ number, orderNumber }: FiatAppeal) => contains(Keyword, number, orderNumber),
  };
  const page = readList(
    (field) => table.runs("uid", uid, field, ({ status }) => Status?.includes(status) ?? true),
    input,
    reading,
    (appeal) => appealView(appeal, language),
  );
  return { ...page, serverTime: world.clock.iso() };
}
