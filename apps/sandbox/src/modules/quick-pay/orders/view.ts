import type { Locale } from "@coffer/errors";
import { FiatOrderStatus, type QuickPayNextStep, type Result, type WireInput } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { comparable, ownPage } from "../../assets/records/exports.ts";
import { PROVIDER, sharedView, type ThirdPartyOrder, thirdPartyOrders } from "../../cards/exports.ts";
import { PAYMENT_PAGE } from "./page-address.ts";

const { pendingPayment, paid, payingOut } = FiatOrderStatus;
const providers = { card: PROVIDER.name, paymentPage: PAYMENT_PAGE.name } as const;

function nextStepOf({ kind, status, code, reconfirmation }: ThirdPartyOrder): QuickPayNextStep {
  if (status === paid && reconfirmation !== null) return "agreeToPrice";
  if (status === paid || status === payingOut) return "wait";
  if (status !== pendingPayment) return "none";
  if (kind === "paymentPage") return "openPaymentPage";
  return code === null ? "authorizeCard" : "wait";
}

export function quickPayRow(order: ThirdPartyOrder, language: Locale) {
  const { kind, token, status } = order;
  return {
    ...sharedView(order, providers[kind], language),
    ...{ kind, token: status === pendingPayment ? token : null, nextStep: nextStepOf(order) },
  };
}
export const quickPayDetail = (world: World, order: ThirdPartyOrder, language: Locale): Result<"getQuickPayOrder"> => ({
  ...quickPayRow(order, language),
  serverTime: world.clock.iso(),
});

export function quickPayPage(
  world: World,
  uid: string,
  input: WireInput<"getListByQuickPayOrder">,
  language: Locale,
): Result<"getListByQuickPayOrder"> {
  const { Coin, Kind, Status } = input;
  const how = {
    fits: ({ coin, kind, status }: ThirdPartyOrder) =>
      (Coin ?? coin) === coin && (Kind ?? kind) === kind && (Status?.includes(status) ?? true),
    by: { amount: ({ amount }: ThirdPartyOrder) => comparable(amount) },
    words: ({ number, kind }: ThirdPartyOrder) => [number, providers[kind]],
  };
  const page = ownPage(world, thirdPartyOrders, uid, input, how, (order) => quickPayRow(order, language));
  return { ...page, serverTime: world.clock.iso() };
}
