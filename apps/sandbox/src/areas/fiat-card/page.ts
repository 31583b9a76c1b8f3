import { FiatOrderStatus } from "@coffer/sdk/contract";
import { isSame } from "../../crypto/is-same.ts";
import type { EngineReply, EngineRequest } from "../../engine/request.ts";
import type { World } from "../../world/world.ts";
import { authorize } from "./exchange-code.ts";
import { failCard } from "./life.ts";
import { type CardOrder, cardOrders } from "./order.ts";
import { CARD_PATH, cardProof, PROVIDER } from "./provider.ts";

const ADDRESS = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})\.(ko_[0-9A-Z]+)\.([0-9a-f]{64})$/;
const parts = (path: string) => (path.startsWith(CARD_PATH) ? ADDRESS.exec(path.slice(CARD_PATH.length)) : null);
export const worldOfCardPage = (path: string): string | null => parts(path)?.[1] ?? null;

/** The stand-in's page, and what was pressed on it; null for a path of something else. */
export function cardPageAt(world: World, { method, path, body }: EngineRequest): EngineReply | null {
  if (!path.startsWith(CARD_PATH)) return null;
  const [, , id = "", proof = ""] = parts(path) ?? [];
  const order = world.table(cardOrders).get(id);
  if (!order || !isSame(proof, cardProof(world, id))) return page(404, "<p>There is no payment at this address.</p>");
  if (method === "GET" || method === "HEAD") return page(200, formOf(order));
  if (method !== "POST") return page(405, "<p>A payment is read or answered.</p>");
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

const formOf = ({ number, amount, legalCurrency, status }: CardOrder) =>
  status === FiatOrderStatus.pendingPayment
    ? `<p>${number}</p><p><strong>${amount} ${legalCurrency}</strong></p>
<p>Your bank asks: do you authorize this payment?</p>
<form method="post"><button name="answer" value="pay">Authorize and pay</button>
<button name="answer" value="decline">My bank declines</button>
<button name="answer" value="back">Go back without paying</button></form>`
    : '<p>This payment is no longer open.</p><form method="post"><button name="answer" value="back">Go back</button></form>';

/** Nothing of it runs: numbers and amounts are all an order puts in. */
const page = (status: number, content: string): EngineReply => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PROVIDER.name} (sandbox)</title><style>body{font:1rem/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}
button{display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}</style>
<h1>${PROVIDER.name}</h1><p>A stand-in of the sandbox: no card is charged.</p>${content}</html>
`,
});
