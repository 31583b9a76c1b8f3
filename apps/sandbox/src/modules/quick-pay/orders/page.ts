import type { Locale } from "@coffer/errors";
import { FiatOrderStatus } from "@coffer/sdk/contract";
import type { EngineReply, EngineRequest } from "../../../core/request.ts";
import type { World } from "../../../world/world.ts";
import { users } from "../../auth/user/exports.ts";
import {
  failCard,
  pay,
  pressed,
  pressedOn,
  sendNotices,
  standInPage,
  type ThirdPartyOrder,
  thirdPartyOrders,
} from "../../cards/exports.ts";
import { PAGE_PATH, PAYMENT_PAGE, partsOf } from "./page-address.ts";
import { paymentWords } from "./page-words.ts";

/** Returns the simulator's page and handles its buttons; null for another path. */
export function paymentPageAt(world: World, request: EngineRequest): EngineReply | null {
  const { method, path } = request;
  if (!path.startsWith(PAGE_PATH)) return null;
  const order = world.table(thirdPartyOrders).one("code", partsOf(path)?.[2] ?? "");
  if (order?.kind !== "paymentPage") return page(404, "en", "none");
  const { language = "en" } = world.table(users).get(order.uid) ?? {};
  const isOpen = order.status === FiatOrderStatus.pendingPayment;
  if (method === "GET" || method === "HEAD") return isOpen ? form(order, language) : page(200, language, "over");
  if (method !== "POST") return page(405, language, "method");
  if (!isOpen) return page(200, language, "over");
  return page(
    200,
    language,
    world.atomic(() => answered(world, order, pressedOn(request))),
  );
}

/** "Good once": any answer uses the entry code. */
function answered(world: World, order: ThirdPartyOrder, answer: string | null): "paid" | "declined" | "left" {
  const used = world.table(thirdPartyOrders).update(order.id, { code: null });
  if (answer === "pay") {
    pay(world, used);
    // Sent again, as providers do.
    sendNotices(world, used);
    return "paid";
  }
  if (answer !== "decline") return "left";
  failCard(world, used, "declined");
  return "declined";
}

function form({ number, amount, legalCurrency }: ThirdPartyOrder, language: Locale): EngineReply {
  const { ask, pay: paid, decline, leave } = paymentWords[language];
  return shown(
    200,
    language,
    `<p>${number}</p><p><strong>${amount} ${legalCurrency}</strong></p><p>${ask}</p>
<form method="post">${pressed("pay", paid)}${pressed("decline", decline)}${pressed("leave", leave)}</form>`,
  );
}
const page = (status: number, language: Locale, words: keyof (typeof paymentWords)[Locale]) =>
  shown(status, language, `<p>${paymentWords[language][words]}</p>`);
const shown = (status: number, language: Locale, content: string) => {
  const { about, title } = paymentWords[language];
  return standInPage(status, language, { name: PAYMENT_PAGE.name, title, content: `<p>${about}</p>${content}` });
};
