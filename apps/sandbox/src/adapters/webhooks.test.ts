import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyWebhook } from "@coffer/sdk/webhook";
import { afterEach, describe, expect, test, vi } from "vitest";
import { mayReach } from "../modules/events/webhook-url.ts";
import type { WebhookAdapter } from "../sandbox.ts";
import { type Api, TestSandbox } from "../testing/client.ts";
import { DAY, HOUR, MINUTE } from "../testing/someone.ts";
import { end, signedBy, startReceiver } from "../testing/webhook-receiver.ts";
import { sendByFetch } from "./fetch-webhook.ts";
import { createSandbox } from "./in-process.ts";
import { sendOverHttp } from "./send-webhook.ts";
import { startServer } from "./server.ts";

const types = ["deposit.credited"];
const outgoing = (url: string) => ({ url, headers: { "coffer-signature": "t=1,v1=ab" }, body: '{"id":"ev_1"}' });
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const stop of stops.splice(0)) await stop();
});

async function receiverThat(...[answer]: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(answer);
  stops.push(receiver.stop);
  return receiver;
}
/** Sends one delivery over HTTP, without a sandbox. */
const send = (url: string, within?: number) => sendOverHttp(new AbortController().signal, within)(outgoing(url));

/** A sandbox that sends webhooks as the server does, with a merchant. */
function merchantSending(url: string, adapter: Partial<WebhookAdapter> = {}) {
  const sandbox = TestSandbox.start();
  const by = new AbortController();
  sandbox.sendWebhooks({ send: sendOverHttp(by.signal), hosts: [], realNow: () => 0, ...adapter });
  const api: Pick<Api, "call" | "control"> = {
    call: (...asked) => sandbox.as("merchant").call(...asked),
    control: (...asked) => sandbox.stranger().control(...asked),
  };
  const keys = { idempotencyKey: "the-first-webhook" };
  const { id, secret } = api.call("createWebhook", { url, types }, keys).result;
  return {
    ...{ sandbox, api, id, secret },
    after: (ms: number) => void api.control("POST", "clock/advance", { ms }),
    deposit: () => {
      const coins = { coin: "USDT", network: "TRC20", amount: "25", name: "merchant" };
      expect(api.control("POST", "chain/deposit", coins).status).toBe(200);
      expect(api.control("POST", "clock/advance", { ms: HOUR }).status).toBe(200);
    },
    deliveries: () => api.call("getWebhookDeliveries", { id }).result.items,
    webhook: () => api.call("getWebhookList").result.items[0],
  };
}

describe("a sandbox that other machines can reach", () => {
  const open = (hosts: string[] = []) => ({ hosts, loopback: false });

  test("sends no webhook to loopback unless it is named", async () => {
    const receiver = await receiverThat(end(204));
    for (const [hosts, status] of [
      [[], "failed"],
      [["*"], "failed"],
      [["127.0.0.1"], "delivered"],
    ] as const) {
      const { sandbox, id, api, deliveries } = merchantSending(receiver.url, open([...hosts]));
      api.call("pingWebhook", { id });
      await sandbox.webhooksSettled();
      expect([hosts, deliveries()[0]?.status]).toEqual([hosts, status]);
    }
    expect(receiver.received).toHaveLength(1);
  });

  test.each(["0.0.0.0", "[::]", "[::ffff:7f00:1]", "localhost", "shop.localhost", "127.9.9.9", "[::1]"])(
    "doesn't count %s as any host",
    (hostname) => {
      expect(mayReach(["*"], false)(new URL(`http://${hostname}`).hostname)).toBe(false);
    },
  );

  test("connects to no loopback address by another name", async () => {
    const receiver = await receiverThat(end(204));
    vi.spyOn(process.getBuiltinModule("node:dns"), "lookup").mockImplementation(((...asked: unknown[]) => {
      (asked.at(-1) as (error: null, found: object[]) => void)(null, [{ address: "127.0.0.1", family: 4 }]);
    }) as never);
    const url = receiver.url.replace("127.0.0.1", "rebound.example");
    const sendNamed = (named: string[]) => sendOverHttp(new AbortController().signal, 1000, named)(outgoing(url));
    expect(await sendNamed(["*"])).toEqual({ failed: "notSent" });
    expect(await sendNamed(["rebound.example"])).not.toEqual({ failed: "notSent" });
  });
});

test("delivers a credited deposit signed to the merchant's receiver", async () => {
  const receiver = await receiverThat(end(204));
  const { sandbox, secret, deposit, deliveries } = merchantSending(receiver.url);
  deposit();
  expect(deliveries()[0]).toMatchObject({ status: "pending", attemptCount: 1 });
  await sandbox.webhooksSettled();
  const [got] = receiver.received;
  if (!got) throw new Error("Nothing came.");
  expect(got).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
  expect(signedBy(got, [secret, "another"])).toEqual([secret]);
  // As a partner's program does, at this world's time.
  const now = sandbox.world().clock.now();
  expect(await verifyWebhook(got.body, got.headers, secret, { now })).toEqual(JSON.parse(got.body));
  const [delivery] = deliveries();
  expect(JSON.parse(got.body)).toEqual(delivery?.event);
  expect(delivery).toMatchObject({ status: "delivered", responseStatus: 204, event: { type: "deposit.credited" } });
  expect(receiver.received).toHaveLength(1);
});

test("signs with both secrets during a roll, and without the oldest after a day or another roll", async () => {
  const receiver = await receiverThat(end(200));
  const { sandbox, api, id, secret, deposit, after } = merchantSending(receiver.url);
  const roll = (key: string) => api.call("rollWebhookSecret", { id }, { idempotencyKey: `roll-${key}` }).result.secret;
  const secrets = [secret, roll("one")];
  const signing = async () => {
    deposit();
    await sandbox.webhooksSettled();
    const last = receiver.received.at(-1);
    return last && signedBy(last, secrets).map((each) => secrets.indexOf(each));
  };
  expect(await signing()).toEqual([0, 1]);
  secrets.push(roll("two"));
  expect(await signing()).toEqual([1, 2]);
  after(DAY);
  expect(await signing()).toEqual([2]);
});

test("resends to a receiver that was down, and records each answer", async () => {
  const receiver = await receiverThat((response, at) => end(at < 2 ? 500 : 200)(response));
  const { sandbox, deposit, deliveries, after } = merchantSending(receiver.url);
  deposit();
  await sandbox.webhooksSettled();
  expect(deliveries()[0]).toMatchObject({ status: "retrying", failReason: "status", responseStatus: 500 });
  after(MINUTE);
  await sandbox.webhooksSettled();
  after(5 * MINUTE);
  await sandbox.webhooksSettled();
  expect(deliveries()[0]).toMatchObject({ status: "delivered", attemptCount: 3, responseStatus: 200 });
  const [first, , third] = receiver.received;
  expect(third?.body).toBe(first?.body);
  expect(third?.headers["coffer-signature"]).not.toBe(first?.headers["coffer-signature"]);
});

test("blocks no request on a silent receiver, and sends it at most four at once", async () => {
  const held: (() => void)[] = [];
  const receiver = await receiverThat((response) => held.push(() => end(200)(response)));
  const { sandbox, api, id, deliveries, webhook } = merchantSending(receiver.url);
  for (let count = 0; count < 10; count++) api.call("pingWebhook", { id });
  await receiver.has(4);
  expect(api.call("getEventList").status).toBe(200);
  expect(deliveries().filter(({ attemptCount }) => attemptCount === 1)).toHaveLength(4);
  for (let count = 0; count < 10; count++) {
    await receiver.has(count + 1);
    held[count]?.();
  }
  await sandbox.webhooksSettled();
  expect(deliveries().map(({ status }) => status)).toEqual(Array(10).fill("delivered"));
  expect(webhook()?.status).toBe("active");
});

test("resends due deliveries without a request in a live world", async () => {
  const receiver = await receiverThat((response, at) => end(at === 0 ? 503 : 200)(response));
  const { sandbox, api, deliveries } = merchantSending(receiver.url);
  api.control("POST", "clock/live", {});
  api.control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", amount: "25", name: "merchant" });
  for (const minutes of [60, 61]) {
    sandbox.sendDue(minutes * MINUTE);
    await sandbox.webhooksSettled();
  }
  expect(deliveries()[0]).toMatchObject({ status: "delivered", attemptCount: 2 });
});

test("disables a dead receiver's webhook after a jump of a day", async () => {
  const receiver = await receiverThat(end(200));
  const { sandbox, deposit, deliveries, webhook, after } = merchantSending(receiver.url);
  await receiver.stop();
  deposit();
  for (const ms of [0, MINUTE, 5 * MINUTE, DAY]) {
    after(ms);
    await sandbox.webhooksSettled();
  }
  expect(deliveries()[0]).toMatchObject({ status: "failed", attemptCount: 4 });
  expect(webhook()?.status).toBe("disabled");
});

test.each([
  ["a redirect isn't followed", end(302, { location: "/elsewhere" }), { status: 302 }],
  ["another status is told", end(404), { status: 404 }],
  ["a connection that is cut is no answer", (response) => response.destroy(), { failed: "unreachable" }],
] satisfies [string, Parameters<typeof startReceiver>[0], unknown][])("%s", async (_, answer, told) => {
  const receiver = await receiverThat(answer);
  expect(await send(receiver.url)).toEqual(told);
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]?.body).toBe('{"id":"ev_1"}');
});

test("separates an unreachable from a late receiver", async () => {
  const receiver = await receiverThat(() => {});
  expect(await send(receiver.url, 1)).toEqual({ failed: "timeout" });
  await receiver.stop();
  expect(await send(receiver.url)).toEqual({ failed: "unreachable" });
});

test("cuts an endless reply and counts its status", async () => {
  let cut = () => {};
  const isCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const receiver = await receiverThat((response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
    };
    response.on("drain", more).on("close", cut);
    more();
  });
  expect(await send(receiver.url)).toEqual({ status: 200 });
  await isCut;
});

test("does not connect to a local name that resolves elsewhere", async () => {
  const receiver = await receiverThat(end(200));
  const named = `http://shop.localhost:${receiver.port}/`;
  const dns = process.getBuiltinModule("node:dns");
  const lookup = vi.spyOn(dns, "lookup");
  const leadTo = (...addresses: string[]) =>
    lookup.mockImplementation(((_name: string, _options: object, done: (...told: unknown[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      )) as never);
  leadTo("127.0.0.1");
  expect(await send(named)).toEqual({ status: 200 });
  for (const elsewhere of [["10.0.0.5"], ["127.0.0.1", "192.168.0.1"], ["2001:db8::1"], ["::ffff:10.0.0.5"]]) {
    leadTo(...elsewhere);
    expect(await send(named)).toEqual({ failed: "notSent" });
  }
  expect(receiver.received).toHaveLength(1);
});

test("sends from the server and continues after an interruption", async () => {
  const folder = mkdtempSync(join(tmpdir(), "coffer-webhooks-"));
  stops.push(async () => rmSync(folder, { recursive: true }));
  const receiver = await receiverThat((response, at) => {
    if (at > 0) end(200)(response);
  });
  const start = async () => {
    const running = await startServer({ port: 0, live: false, state: folder });
    const ask = async (method: string, path: string, body?: object, more: object = {}) => {
      const headers = { "content-type": "application/json", "idempotency-key": "the-only-one", ...more };
      const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
      return (await fetch(running.url + path, init)).json();
    };
    const control = (path: string, body: object) => ask("POST", `/__sandbox/api/${path}`, body);
    const call = async (method: string, path: string, body?: object) => {
      const { accessToken } = await control("personas/sign-in", { name: "merchant" });
      const as = { authorization: `Bearer ${accessToken}` };
      return (await ask(method, `/api/merchant/Webhook/${path}`, body, as)).result;
    };
    const coins = { coin: "USDT", network: "TRC20", amount: "25", name: "merchant" };
    return {
      ...running,
      call,
      first: async () => (await call("GET", "GetDeliveries")).items[0],
      deposit: () => control("chain/deposit", coins),
      advance: (ms: number) => control("clock/advance", { ms }),
    };
  };
  const one = await start();
  await one.call("POST", "Create", { url: receiver.url, types });
  await one.deposit();
  await one.advance(HOUR);
  await receiver.has(1);
  expect(await one.first()).toMatchObject({ status: "pending", attemptCount: 1 });
  await one.stop();

  const other = await start();
  stops.push(other.stop);
  expect(await other.first()).toMatchObject({ status: "retrying", failReason: "interrupted" });
  await other.advance(MINUTE);
  await other.sandbox.webhooksSettled();
  expect(await other.first()).toMatchObject({ status: "delivered", attemptCount: 2, failReason: null });
});

test("sends by the injected fetch in process, to this machine and named hosts", async () => {
  const sent: [string, RequestInit | undefined][] = [];
  const webhookFetch: typeof fetch = async (url, init) => {
    sent.push([String(url), init]);
    return new Response("thanks");
  };
  const sandbox = createSandbox({ webhookFetch, webhookHosts: ["shop.example"] });
  const merchant = sandbox.control("POST", "personas/sign-in", { name: "merchant" }) as { accessToken: string };
  const call = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${merchant.accessToken}`, "content-type": "application/json" };
    const key = { "idempotency-key": `key-${JSON.stringify(body).length}-${path}` };
    const init = { method: "POST", headers: { ...headers, ...key }, body: JSON.stringify(body) };
    const reply = await sandbox.fetch(`https://merchant.coffer.example/api/merchant/Webhook/${path}`, init);
    return (await reply.json()).result;
  };
  for (const url of ["https://shop.example/a", "https://other.shop.example/a", "http://localhost/a"])
    await call("Ping", { id: (await call("Create", { url, types })).id });
  await sandbox.webhooksSettled();
  expect(sent.map(([url]) => url)).toEqual(["https://shop.example/a", "http://localhost/a"]);
  expect(sent[0]?.[1]).toMatchObject({ method: "POST", redirect: "manual", credentials: "omit" });
});

test("fails only the attempt when fetch rejects or never answers", async () => {
  expect(await sendByFetch(async () => Promise.reject(new TypeError("no")))(outgoing("http://localhost/"))).toEqual({
    failed: "unreachable",
  });
  vi.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  const never = sendByFetch((_url, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  })(outgoing("http://localhost/"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await never).toEqual({ failed: "timeout" });
  expect(signal?.aborted).toBe(true);
});
