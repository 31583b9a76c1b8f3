import type { Locale } from "@coffer/errors";
import type { Result, WireInput } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { comparable, ownPage } from "../assets/records/exports.ts";
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
  const { Coin, Side, Status } = input;
  const how = {
    fits: ({ coin, side, status }: FiatOrder) =>
      (Coin ?? coin) === coin && (Side ?? side) === side && (Status?.includes(status) ?? true),
    by: { amount: ({ amount }: FiatOrder) => comparable(amount) },
    words: ({ number, dealerId }: FiatOrder) => [number, dealerOf(world, dealerId).name],
  };
  const page = ownPage(world, fiatOrders, uid, input, how, (order) => orderView(world, order, language));
  return { ...page, serverTime: world.clock.iso() };
}

export function appealPage(
  world: World,
  uid: string,
  input: WireInput<"getAllLegalCurrencyAppealOrder">,
  language: Locale,
): Result<"getAllLegalCurrencyAppealOrder"> {
  const { Status } = input;
  const how = {
    fits: ({ status }: FiatAppeal) => Status?.includes(status) ?? true,
    words: ({ number, orderNumber }: FiatAppeal) => [number, orderNumber],
  };
  const page = ownPage(world, fiatAppeals, uid, input, how, (appeal) => appealView(appeal, language));
  return { ...page, serverTime: world.clock.iso() };
}
