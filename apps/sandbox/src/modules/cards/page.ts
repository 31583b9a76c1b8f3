import type { Locale } from "@coffer/errors";
import { FiatOrderStatus } from "@coffer/sdk/contract";
import type { EngineReply, EngineRequest } from "../../core/request.ts";
import { isSame } from "../../crypto/is-same.ts";
import type { World } from "../../world/world.ts";
import { users } from "../auth/user/exports.ts";
import { authorize } from "./exchange-code.ts";
import { failCard } from "./life.ts";
import { cardOf, type ThirdPartyOrder, thirdPartyOrders } from "./order.ts";
import { pressed, pressedOn, standInPage } from "./page-frame.ts";
import { pageWords } from "./page-words.ts";
import { askedCards } from "./place.ts";
import { CARD_PATH, cardProof, PROVIDER, uidOfCard } from "./provider.ts";

const ADDRESS = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})\.(ko_[0-9A-Z]+|card_[0-9]+)\.([0-9a-f]{64})$/;
const parts = (path: string) => (path.startsWith(CARD_PATH) ? ADDRESS.exec(path.slice(CARD_PATH.length)) : null);
export const worldOfCardPage = (path: string): string | null => parts(path)?.[1] ?? null;

/** Returns the provider simulator's pages and handles their buttons; null for another path. */
export function cardPageAt(world: World, request: EngineRequest): EngineReply | null {
  const { method, path } = request;
  if (!path.startsWith(CARD_PATH)) return null;
  const [, , what = "", proof = ""] = parts(path) ?? [];
  const order = world.table(thirdPartyOrders).get(what);
  const uid = order?.uid ?? uidOfCard(what) ?? "";
  const owner = world.table(users).get(uid);
  if (!owner || !isSame(proof, cardProof(world, what))) return page(404, "en", `<p>${pageWords.en.none}</p>`);
  const { language } = owner;
  const words = pageWords[language];
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead && method !== "POST") return page(405, language, `<p>${words.method}</p>`);
  if (order && isRead) return page(200, language, formOf(order, words));
  if (order) return back(world.atomic(() => answered(world, order, pressedOn(request))));
  if (!isRead && pressedOn(request) === "confirm") world.atomic(() => world.table(askedCards).delete(uid));
  return page(200, language, cardForm(world, uid, words));
}

function answered(world: World, order: ThirdPartyOrder, answer: string | null): ThirdPartyOrder {
  if (order.status !== FiatOrderStatus.pendingPayment) return order;
  if (answer === "pay") return authorize(world, order);
  return answer === "decline" ? failCard(world, order, "declined") : order;
}

/** "Where the provider sends the person back to, with `code` and `id` in its query." */
function back(order: ThirdPartyOrder): EngineReply {
  const { id, code } = order;
  const to = new URL(cardOf(order).returnUrl);
  to.searchParams.set("id", id);
  if (code !== null) to.searchParams.set("code", code);
  return { status: 303, headers: { location: to.href, "cache-control": "no-store" }, body: "" };
}

type Words = (typeof pageWords)[Locale];
const formOf = (
  { number, amount, legalCurrency, status }: ThirdPartyOrder,
  { ask, pay, decline, back: unpaid, over, leave }: Words,
) =>
  status === FiatOrderStatus.pendingPayment
    ? `<p>${number}</p><p><strong>${amount} ${legalCurrency}</strong></p><p>${ask}</p>
<form method="post">${pressed("pay", pay)}${pressed("decline", decline)}${pressed("back", unpaid)}</form>`
    : `<p>${over}</p><form method="post">${pressed("back", leave)}</form>`;

/** The page where a bank wants a card confirmed first. */
const cardForm = (world: World, uid: string, { askCard, confirmCard, cardConfirmed }: Words) =>
  world.table(askedCards).get(uid)
    ? `<p>${askCard}</p><form method="post">${pressed("confirm", confirmCard)}</form>`
    : `<p>${cardConfirmed}</p>`;

const page = (status: number, language: Locale, content: string): EngineReply => {
  const { about, title } = pageWords[language];
  return standInPage(status, language, { name: PROVIDER.name, title, content: `<p>${about}</p>${content}` });
};
