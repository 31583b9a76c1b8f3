import { createClient } from "@coffer/sdk";
import { operations } from "@coffer/sdk/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_FUND_PIN, DEMO_PASSWORD } from "../modules/auth/user/personas.ts";
import { type KeyPair, signed } from "../testing/sign.ts";
import { startServer } from "./server.ts";

const { path: ACCOUNT } = operations.getAccountInfo;
const { path: HISTORY } = operations.getUserAssetsHistory;
const { path: ADDRESSES } = operations.getUserCoinAddress;
const { path: WITHDRAW } = operations.applyTransactionOut;
const WINDOW = 30_000;
const verification = { fundPassword: DEMO_FUND_PIN };

let server: Awaited<ReturnType<typeof startServer>>;
let owner: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startServer({ port: 0, live: false });
  owner = createClient({ baseUrl: server.url });
  await owner.auth.authenticateByEmailAddress({ emailAddress: "vera.ode@coffer.example", password: DEMO_PASSWORD });
});
afterAll(() => server.stop());

const now = () => server.sandbox.world().clock.now();
const newKey = (fields: object = {}) =>
  owner.apiKeys.createApiKey({ remark: "Bot", permissions: [0], verification, ...fields });

type Sent = { method?: string; body?: string; timestamp?: number; nonce?: string; headers?: Record<string, string> };
type Told = { result: Record<string, unknown> | null; error: { code: number; data: Record<string, unknown> } | null };

/** Signs one request and sends another, by `instead`. */
async function send(key: KeyPair, target: string, sent: Sent = {}, instead: { target?: string; body?: string } = {}) {
  const { method = "GET", body = "", timestamp = now(), headers, ...rest } = sent;
  const content = instead.body ?? body;
  const reply = await fetch(server.url + (instead.target ?? target), {
    method,
    headers: {
      ...(content !== "" && { "content-type": "application/json" }),
      ...signed(key, { method, target, body, timestamp, ...rest }),
      ...headers,
    },
    ...(content !== "" && { body: content }),
  });
  const told = (await reply.json()) as Told;
  return { status: reply.status, result: told.result, code: told.error?.code, reason: undefined, ...told.error?.data };
}

test("accepts a request signed by the contract's rules alone", async () => {
  const key = await newKey();
  expect(await send(key, ACCOUNT)).toMatchObject({ status: 200, result: { uid: "80413" } });
  expect(await send(key, `${ADDRESSES}?Coin=USDT&Keyword=caf%C3%A9%20%27x%27`)).toMatchObject({ status: 200 });
  // As sent: other letters and an encoded path lead to the same operation.
  expect(await send(key, ACCOUNT.toLowerCase())).toMatchObject({ status: 200 });
  expect(await send(key, ACCOUNT.replace("services", "s%65rvices"))).toMatchObject({ status: 200 });
});

test("refuses a path, a query or a body changed in transit", async () => {
  const key = await newKey({ permissions: [0, 1], addressScope: 0 });
  const refused = { status: 401, reason: "badSignature" };
  const order = (amount: string) =>
    JSON.stringify({ coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv", amount });
  const post = { method: "POST", body: order("25"), headers: { "idempotency-key": "order-over-http" } };
  expect(await send(key, ACCOUNT, {}, { target: HISTORY })).toMatchObject(refused);
  expect(await send(key, ACCOUNT, {}, { target: ACCOUNT.replace("services", "s%65rvices") })).toMatchObject(refused);
  expect(await send(key, `${HISTORY}?Coin=USDT`, {}, { target: `${HISTORY}?Coin=BTC` })).toMatchObject(refused);
  expect(await send(key, WITHDRAW, post, { body: order("250") })).toMatchObject(refused);
  expect(await send(key, WITHDRAW, post, { body: `\uFEFF${order("25")}` })).toMatchObject(refused);
  expect(await send(key, WITHDRAW, post)).toMatchObject({ status: 200, result: { verificationMethods: [] } });
});

test("names stale, future, repeated, forbidden, bound and removed keys", async () => {
  const key = await newKey();
  const nonce = "the-only-nonce";
  expect(await send(key, ACCOUNT, { nonce })).toMatchObject({ status: 200 });
  expect(await send(key, ACCOUNT, { nonce })).toMatchObject({ status: 401, reason: "usedNonce" });
  for (const timestamp of [now() - WINDOW - 1, now() + WINDOW + 1])
    expect(await send(key, ACCOUNT, { timestamp })).toMatchObject({ status: 401, reason: "staleTimestamp" });
  const headers = { "idempotency-key": "not-permitted" };
  expect(await send(key, WITHDRAW, { method: "POST", body: "{}", headers })).toMatchObject({
    status: 403,
    permission: "withdraw",
  });
  const [here, elsewhere] = [await newKey({ boundIps: "127.0.0.0/8" }), await newKey({ boundIps: "203.0.113.14" })];
  expect(await send(here, ACCOUNT)).toMatchObject({ status: 200 });
  expect(await send(elsewhere, ACCOUNT)).toMatchObject({ status: 401, reason: "ipNotBound" });
  // A caller-controlled address header would defeat the binding.
  expect(await send(elsewhere, ACCOUNT, { headers: { "x-forwarded-for": "203.0.113.14" } })).toMatchObject({
    status: 401,
  });
  await owner.apiKeys.deleteApiKey({ id: key.id, verification });
  expect(await send(key, ACCOUNT)).toMatchObject({ status: 401, reason: "unknownKey" });
});
