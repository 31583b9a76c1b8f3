import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createClient, createMemoryStore } from "../../src/index.ts";
import { order } from "./ways-to-order.ts";

// A program that orders with a key it keeps in a file: `order-process.ts <sandbox> <file> die | finish`. It prints the
// order's number and the number of orders.
const [url = "", file = "", manner] = process.argv.slice(2);
if (!existsSync(file)) writeFileSync(file, crypto.randomUUID());
const idempotencyKey = readFileSync(file, "utf8");

const signIn = await fetch(`${url}/__sandbox/api/personas/sign-in`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ uid: "80412" }),
});
const coffer = createClient({
  environment: "sandbox",
  baseUrl: url,
  store: createMemoryStore(),
  fetch: async (request) => {
    const reply = await fetch(request);
    if (manner === "die" && request.url.endsWith("/ApplyTransactionOut")) process.kill(process.pid, "SIGKILL");
    return reply;
  },
});
coffer.session.accept(await signIn.json());
const { number } = await coffer.withdrawals.applyTransactionOut(order, { idempotencyKey });
const { items } = await coffer.withdrawals.getListByCoinTransactionOut({ MaxResultCount: 100 });
const orders = items.filter(({ amount, address }) => amount === order.amount && address === order.address);
process.stdout.write(`${number} of ${orders.length}\n`);
