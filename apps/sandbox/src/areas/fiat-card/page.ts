import type { Locale } from "@coffer/errors";
import { FiatOrderStatus } from "@coffer/sdk/contract";
import { isSame } from "../../crypto/is-same.ts";
import type { EngineReply, EngineRequest } from "../../engine/request.ts";
import type { World } from "../../world/world.ts";
import { users } from "../user/exports.ts";
import { authorize } from "./exchange-code.ts";
import { failCard } from "./life.ts";
import { type CardOrder, cardOrders } from "./order.ts";
import { pageWords } from "./page-words.ts";
import { CARD_PATH, cardProof, PROVIDER } from "./provider.ts";

const ADDRESS = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})\.(ko_[0-9A-Z]+)\.([0-9a-f]{64})$/;
const parts = (path: string) => (path.startsWith(CARD_PATH) ? ADDRESS.exec(path.slice(CARD_PATH.length)) : null);
export const worldOfCardPage = (path: string): string | null => parts(path)?.[1] ?? null;

/** The stand-in's page, and what was pressed on it; null for a path of something else. */
export function cardPageAt(world: World, { method, path, body }: EngineRequest): EngineReply | null {
  if (!path.startsWith(CARD_PATH)) return null;
  const [, , id = "", proof = ""] = parts(path) ?? [];
  const order = world.table(cardOrders).get(id);
  if (!order || !isSame(proof, cardProof(world, id))) return page(404, "en", `<p>${pageWords.en.none}</p>`);
  const { language = "en" } = world.table(users).get(order.uid) ?? {};
  if (method === "GET" || method === "HEAD") return page(200, language, formOf(order, pageWords[language]));
  if (method !== "POST") return page(405, language, `<p>${pageWords[language].method}</p>`);
  const fields = body.kind === "form" ? body.fields : new URLSearchParams(body.kind === "text" ? body.text : "");
  const answer = fields.get("answer");
  return back(world.atomic(() => answered(world, order, answer)));
}

function answered(world: World, order: CardOrder, answer: string | null): CardOrder {
  if (order.status !== FiatOrderStatus.pendingPayment) return order;
  if (answer === "pay") return authorize(world, order);
  return answer === "decline" ? failCard(world, order, "declined") : order;
}

/** "Where the provider sends the person back to, with `code` and `id` in its query." */
function back({ returnUrl, id, code }: CardOrder): EngineReply {
  const to = new URL(returnUrl);
  to.searchParams.set("id", id);
  if (code !== null) to.searchParams.set("code", code);
  return { status: 303, headers: { location: to.href, "cache-control": "no-store" }, body: "" };
}

const pressed = (answer: string, words: string) => `<button name="answer" value="${answer}">${words}</button>`;
const formOf = (
  { number, amount, legalCurrency, status }: CardOrder,
  { ask, pay, decline, back: unpaid, over, leave }: (typeof pageWords)[Locale],
) =>
  status === FiatOrderStatus.pendingPayment
    ? `<p>${number}</p><p><strong>${amount} ${legalCurrency}</strong></p><p>${ask}</p>
<form method="post">${pressed("pay", pay)}${pressed("decline", decline)}${pressed("back", unpaid)}</form>`
    : `<p>${over}</p><form method="post">${pressed("back", leave)}</form>`;

/** Nothing of it runs: numbers and amounts are all an order puts in. */
const page = (status: number, language: Locale, content: string): EngineReply => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  },
  body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${pageWords[language].title} · ${PROVIDER.name}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}
button{display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}</style>
<main><h1>${PROVIDER.name}</h1><p>${pageWords[language].about}</p>${content}</main></html>
`,
});
