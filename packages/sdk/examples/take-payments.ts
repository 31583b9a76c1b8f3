import { realpathSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@coffer/sdk";
import { isWebhookError, verifyWebhook, type WebhookHeaders } from "@coffer/sdk/webhook";

// A shop's own server: it asks for payments, is told when they are paid, gives back and reads its report. The key needs the
// permissions read-only and trade; a person makes it, and the webhook, in the app. A refund waits there for the merchant's
// word. `COFFER_API_KEY=… COFFER_API_SECRET=… COFFER_WEBHOOK_SECRET=… node node_modules/@coffer/sdk/dist/examples/take-payments.js`.

type Say = (line: string) => void;

export interface Sale {
  /** The shop's own number: however often it is sent, it is one order. */
  number: string;
  subject: string;
  /** In euro. */
  price: string;
}

export interface Shop {
  readonly coffer: Client;
  /** What `createWebhook` answered; while it is rolled, the old one and the new one. */
  readonly secrets: readonly string[];
  /** Orders that were shipped: yours is a table with the order's id as its key. */
  readonly shipped: Set<string>;
  readonly say: Say;
}

/** The page to send the customer to. */
export async function askForPayment({ coffer, say }: Shop, { number, subject, price }: Sale) {
  const asked = { merchantOrderNumber: number, subject, fiatCurrency: "EUR", fiatAmount: price };
  const order = { ...asked, coin: "USDT", network: "TRC20" };
  const made = await coffer.merchant.createPaymentOrder(order, { idempotencyKey: `order-${number}` });
  say(`${number}: ${made.amount} ${made.coin}, to pay at ${made.payUrl}`);
  return made;
}

/** What a delivery is answered with. It may come twice and out of order, so what counts is the order as it is now. */
export async function onDelivery(
  { coffer, secrets, shipped, say }: Shop,
  body: string,
  headers: WebhookHeaders,
  now?: number,
): Promise<number> {
  try {
    const { data } = await verifyWebhook(body, headers, secrets, { now });
    if (data.link?.kind !== "paymentOrder") return 204;
    const order = await coffer.merchant.getPaymentOrder({ id: data.link.id });
    if (order.paidAt === null || shipped.has(order.id)) return 204;
    shipped.add(order.id);
    say(`${order.merchantOrderNumber} is paid: ${order.paidAmount} ${order.coin}, ship it`);
    return 204;
  } catch (error) {
    if (!isWebhookError(error)) throw error;
    say(`Not a delivery of ours: ${error.reason}`);
    return 400;
  }
}

/** All of it, at the rate it was paid at; the customer says where to. */
export async function giveBack({ coffer, say }: Shop, id: string, address: string, reason: string) {
  const { options } = await coffer.merchant.getRefundOptions({ id });
  const [all] = options.filter(({ basis }) => basis === "paidRate");
  if (!all) throw new Error(`${id} can't be given back.`);
  const wanted = { id, basis: all.basis, amount: all.amount, address, reason };
  const refund = await coffer.merchant.refundPaymentOrder(wanted, { idempotencyKey: `refund-${id}` });
  say(`${refund.number}: ${refund.amount} ${refund.coin} wait for the merchant until ${refund.reviewBy}`);
  return refund;
}

export async function readReport({ coffer, say }: Shop) {
  const { totals } = await coffer.merchant.getSubMerchantDailyReport({ currency: "EUR" });
  const { paidCount, collected, fees, refunded, net, currency } = totals;
  say(`${paidCount} paid: ${collected} ${currency}, less ${fees} in fees and ${refunded} given back: ${net}`);
}

// Whether it is run rather than imported; `import.meta.main` is newer than the oldest Node this runs on.
const [, script] = process.argv;
if (script && realpathSync(script) === fileURLToPath(import.meta.url)) {
  const { COFFER_API_KEY: key, COFFER_API_SECRET: secret, COFFER_WEBHOOK_SECRET: signing } = process.env;
  const { SANDBOX_URL = "http://127.0.0.1:4010", PORT = "4020" } = process.env;
  if (!key || !secret || !signing)
    throw new Error(
      "Set COFFER_API_KEY, COFFER_API_SECRET and COFFER_WEBHOOK_SECRET: the app shows each of them once.",
    );
  const coffer = createClient({ environment: "sandbox", baseUrl: SANDBOX_URL, apiKey: { key, secret } });
  const shop: Shop = { coffer, secrets: [signing], shipped: new Set(), say: console.log };
  createServer(async (request, response) => {
    const status = await onDelivery(shop, await text(request), request.headers);
    response.writeHead(status).end();
  }).listen(Number(PORT), "127.0.0.1");
  await askForPayment(shop, { number: `HP-${Date.now()}`, subject: "Oak bench", price: "420.00" });
  await readReport(shop);
}
