import { ApiKeyPermission, createClient } from "@coffer/sdk";
import { expect, it } from "vitest";
import { createSandbox } from "../../../apps/sandbox/src/index.ts";
import { askForPayment, giveBack, onDelivery, readReport, type Shop } from "./take-payments.ts";

const MINUTE = 60_000;
const bench = { number: "HP-10442", subject: "Oak bench", price: "420.00" };
const elsewhere = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

/** Harbour & Pine, its shop's server with a key of its own, and what the server was sent and said. */
async function shop() {
  const said: string[] = [];
  const statuses: number[] = [];
  const server: { shop?: Shop } = {};
  const sandbox = createSandbox({
    webhookFetch: async (_, init) => {
      const now = sandbox.world().clock.now();
      const status = await onDelivery(server.shop as Shop, String(init?.body), init?.headers as never, now);
      statuses.push(status);
      return new Response(null, { status });
    },
  });
  const { fetch } = sandbox;
  const owner = createClient({ environment: "sandbox", fetch });
  await owner.auth.authenticateByEmailAddress({
    emailAddress: "desk@harbour-pine.example",
    password: "Coffer-demo-2026",
  });
  const { accessKey, secret } = await owner.apiKeys.createApiKey({
    remark: "Shop",
    permissions: [ApiKeyPermission.readOnly, ApiKeyPermission.trade],
    verification: { fundPassword: "246810" },
  });
  const url = "http://127.0.0.1:4020/coffer";
  const webhook = await owner.events.createWebhook({ url, types: ["paymentOrder.paid", "paymentOrder.updated"] });
  const coffer = createClient({ environment: "sandbox", fetch, apiKey: { key: accessKey, secret } });
  server.shop = { coffer, secrets: [webhook.secret], shipped: new Set(), say: (line) => said.push(line) };
  const pass = async (ms: number) => {
    sandbox.control("POST", "clock/advance", { ms });
    await sandbox.webhooksSettled();
  };
  const pay = (id: string) => sandbox.control("POST", "actors/payer/pay", { id });
  return { shop: server.shop, owner, webhook, said, statuses, pass, pay };
}

it("is told of a payment by a webhook, twice, and handles it once", async () => {
  const { shop: server, owner, webhook, said, statuses, pass, pay } = await shop();
  const { id } = await askForPayment(server, bench);
  expect((await askForPayment(server, bench)).id).toBe(id);
  pay(id);
  await pass(2 * MINUTE);
  const paid = said.filter((line) => line.includes("is paid"));
  expect(paid).toEqual([expect.stringMatching(/^HP-10442 is paid: [\d.]+ USDT, ship it$/)]);
  const { items } = await owner.events.getWebhookDeliveries({ id: webhook.id });
  const before = statuses.length;
  for (const delivery of items) await owner.events.resendWebhookDelivery({ id: delivery.id });
  await pass(1000);
  expect(statuses.length).toBeGreaterThan(before);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(said.filter((line) => line.includes("is paid"))).toEqual(paid);
});

it("takes no delivery it can't verify", async () => {
  const { shop: server, said } = await shop();
  expect(await onDelivery(server, "{}", { "coffer-signature": "t=1,v1=00" })).toBe(400);
  expect(said).toEqual([expect.stringMatching(/^Not a delivery of ours: /)]);
});

it("gives back what a person then lets through, and reads what is left in the report", async () => {
  const { shop: server, owner, said, pass, pay } = await shop();
  const { id } = await askForPayment(server, bench);
  pay(id);
  await pass(6 * 60 * MINUTE);
  const refund = await giveBack(server, id, elsewhere, "Scratched in transit");
  expect((await giveBack(server, id, elsewhere, "Scratched in transit").catch(() => refund)).id).toBe(refund.id);
  await owner.auth.authenticateByEmailAddress({
    emailAddress: "desk@harbour-pine.example",
    password: "Coffer-demo-2026",
  });
  await owner.merchant.passPaymentOrder({ ids: [refund.id], verification: { fundPassword: "246810" } });
  await pass(2 * MINUTE);
  await readReport(server);
  expect(said.at(-1)).toMatch(/^1 paid: 4\d\d\.\d\d EUR, less 3\.\d\d in fees and 4\d\d\.\d\d given back: -3\.\d\d$/);
});
