import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { TestSandbox } from "../../testing/client.ts";
import { rulesOf } from "../../testing/refusals.ts";
import { DAY, HOUR, MINUTE, someone } from "../../testing/someone.ts";
import type { EventType } from "./event.ts";
import { noteEvent } from "./exports.ts";
import { signedHeader } from "./webhook-sender.ts";

const url = "http://127.0.0.1:9/events";
const types: EventType[] = ["deposit.credited", "webhook.disabled"];

/** A merchant with a webhook that the test itself answers for: no adapter sends anything. */
const merchant = () => {
  const who = someone("merchant");
  const { api, world, uid, sandbox } = who;
  const made = api.call("createWebhook", { url, types }).result;
  const { id } = made;
  const control = (path: string, fields: object) => sandbox.stranger().control("POST", path, fields);
  return {
    ...who,
    ...{ made, id },
    ping: () => api.call("pingWebhook", { id }).result,
    credited: (): string => {
      noteEvent(world, uid, "deposit.credited");
      return api.call("getWebhookDeliveries", { id }).result.items[0]?.id ?? "";
    },
    answer: (delivery: string, status: number) => control("actors/receiver/answer", { id: delivery, status }),
    /** Advances the time and sends due deliveries. Sessions end sooner than deliveries. */
    after: (ms: number) => {
      control("clock/advance", { ms });
      who.pass(0);
    },
    webhook: () => api.call("getWebhookList").result.items.find((each) => each.id === id),
    delivery: (wanted: string) =>
      sandbox
        .as("merchant")
        .call("getWebhookDeliveries")
        .result.items.find((each) => each.id === wanted),
  };
};

test("creates a webhook with a secret shown once, changes and removes it", () => {
  const { api, made, webhook, id } = merchant();
  expect(made.secret).toMatch(/^whsec_[0-9a-f]{64}$/);
  expect(made).toMatchObject({ url, types, enabled: true, status: "active", lastSuccessAt: null, lastFailureAt: null });
  expect(webhook()).not.toHaveProperty("secret");
  const other = { id, url: "https://shop.example/hook", types: ["paymentOrder.paid"], enabled: false };
  expect(api.call("updateWebhook", other).result).toMatchObject({ ...other, status: "disabled" });
  expect(api.call("updateWebhook", { ...other, enabled: true }).result).toMatchObject({ status: "active" });
  expect(api.call("deleteWebhook", { id }).result).toEqual({ id });
  expect(webhook()).toBeUndefined();
});

test.each([
  ["ftp://127.0.0.1/x", "url pattern"],
  ["http://", "url format"],
  ["http://shop.example/hook", "url scheme"],
  ["http://127.0.0.1.shop.example/hook", "url scheme"],
  ["https://mei:secret@shop.example/hook", "url credentials"],
  ["http://mei@localhost/hook", "url credentials"],
])("refuses the address %s on create and change", (bad, rule) => {
  const { api, id, unchanged } = merchant();
  unchanged(() => expect(rulesOf(api.call("createWebhook", { url: bad, types }))).toEqual([rule]));
  const change = { id, url: bad, types, enabled: true };
  unchanged(() => expect(rulesOf(api.call("updateWebhook", change))).toEqual([rule]));
});

test.each(["http://localhost:3000/a", "http://shop.localhost/", "http://[::1]:80/", "http://127.9.9.9/"])(
  "accepts %s as loopback without https",
  (good) => expect(merchant().api.call("createWebhook", { url: good, types }).status).toBe(200),
);

test("refuses an eleventh webhook, and access to another merchant's", () => {
  const { api, id, sandbox, credited, unchanged } = merchant();
  const delivery = credited();
  for (let count = 1; count < 10; count++) expect(api.call("createWebhook", { url, types }).status).toBe(200);
  unchanged(() => expect(rulesOf(api.call("createWebhook", { url, types }))).toEqual(["body maxItems"]));
  const other = sandbox.withUid(otherMerchant(sandbox));
  for (const call of ["deleteWebhook", "rollWebhookSecret", "pingWebhook"] as const)
    expect(rulesOf(other.call(call, { id }))).toEqual(["id exists"]);
  expect(rulesOf(other.call("updateWebhook", { id, url, types, enabled: false }))).toEqual(["id exists"]);
  expect(rulesOf(other.call("resendWebhookDelivery", { id: delivery }))).toEqual(["id exists"]);
  expect(other.call("getWebhookDeliveries", { id }).result).toMatchObject({ items: [], totalCount: 0 });
  expect(sandbox.as("mei").call("getWebhookList").status).toBe(403);
});

test("finds the deliveries of one record", () => {
  const { api, world, uid, credited } = merchant();
  const link = { kind: "deposit", id: "dp_1" } as const;
  noteEvent(world, uid, "deposit.credited", { link });
  credited();
  const found = api.call("getWebhookDeliveries", { RecordId: link.id }).result;
  expect(found).toMatchObject({ totalCount: 1, items: [{ event: { data: { link } } }] });
  expect(api.call("getWebhookDeliveries").result.totalCount).toBe(2);
});

function otherMerchant(sandbox: TestSandbox): string {
  const send = { scene: 0, emailAddress: "lantern@coffer.example" };
  const stranger = sandbox.stranger();
  stranger.control("PUT", "settings", { allowMagicCode: true });
  stranger.call("sendVerificationCode", send);
  const names = { fullName: "Lantern Hill Limited", shortName: "Lantern Hill" };
  const input = { code: "000000", password: "Harbour-Pine-77", agreeTerms: true };
  return stranger.call("registerMerchant", { emailAddress: send.emailAddress, ...input, ...names }).result.uid;
}

test("delivers an event of a subscribed type once, with the receiver's answer", () => {
  const { world, uid, credited, answer, delivery, webhook } = merchant();
  noteEvent(world, uid, "deposit.confirming");
  const id = credited();
  expect(delivery(id)).toMatchObject({ status: "pending", attemptCount: 1, event: { type: "deposit.credited" } });
  expect(answer(id, 201).status).toBe(200);
  expect(delivery(id)).toMatchObject({
    status: "delivered",
    responseStatus: 201,
    failReason: null,
    nextAttemptAt: null,
  });
  expect(webhook()?.lastSuccessAt).toBe(world.clock.iso());
  expect(answer(id, 500).status).not.toBe(200);
});

test("resends after 1, 5 and 30 minutes, then every 2 hours, and last after 24", () => {
  const { world, credited, answer, after, delivery } = merchant();
  const id = credited();
  const began = world.clock.now();
  const sentAt: number[] = [0];
  answer(id, 503);
  for (let next = delivery(id)?.nextAttemptAt; next; next = delivery(id)?.nextAttemptAt) {
    after(Date.parse(next) - world.clock.now());
    sentAt.push((world.clock.now() - began) / MINUTE);
    answer(id, 503);
  }
  const every2Hours = Array.from({ length: 11 }, (_, at) => 36 + 120 * (at + 1));
  expect(sentAt).toEqual([0, 1, 6, 36, ...every2Hours, 24 * 60]);
  expect(delivery(id)).toMatchObject({ status: "failed", attemptCount: sentAt.length, responseStatus: 503 });
});

test("marks a webhook as failing after 3 failures in a row until a success", () => {
  const { ping, answer, webhook } = merchant();
  const fail = () => void answer(ping().id, 500);
  fail();
  fail();
  expect(webhook()?.status).toBe("active");
  fail();
  expect(webhook()?.status).toBe("failing");
  answer(ping().id, 200);
  expect(webhook()?.status).toBe("active");
  fail();
  fail();
  expect(webhook()?.status).toBe("active");
});

test("disables a webhook after a day without success and notifies the merchant", () => {
  const { credited, after, webhook, inbox, api, delivery, id, world, uid } = merchant();
  const first = credited();
  for (let passed = 0; passed < 24; passed++) after(HOUR);
  const late = credited();
  expect(webhook()?.status).toBe("failing");
  for (let passed = 0; passed < 3; passed++) after(HOUR);
  expect(webhook()).toMatchObject({ status: "disabled", enabled: true });
  expect(delivery(first)).toMatchObject({ status: "failed" });
  expect(delivery(late)).toMatchObject({ status: "failed", failReason: "stopped", nextAttemptAt: null });
  expect(inbox()[0]?.text).toContain(url);
  const told = api.call("getEventList", { Types: ["webhook.disabled"] }).result.items;
  expect(told.map(({ data }) => [data.number, data.status])).toEqual([[id, "disabled"]]);
  const count = () => api.call("getWebhookDeliveries").result.totalCount;
  const before = count();
  noteEvent(world, uid, "deposit.credited");
  expect(count()).toBe(before);
  expect(rulesOf(api.call("pingWebhook", { id }))).toEqual(["id enabled"]);
  expect(rulesOf(api.call("resendWebhookDelivery", { id: late }))).toEqual(["id enabled"]);
});

test("disables a webhook with only failed test events by time alone", () => {
  const { ping, answer, after, webhook } = merchant();
  for (let count = 0; count < 3; count++) answer(ping().id, 500);
  after(DAY - 1);
  expect(webhook()?.status).toBe("failing");
  after(1);
  expect(webhook()?.status).toBe("disabled");
});

test("ends pending deliveries when a webhook is stopped or removed, without resending them later", () => {
  for (const stop of ["updateWebhook", "deleteWebhook"] as const) {
    const { api, id, credited, delivery, answer, world, uid } = merchant();
    const delivering = credited();
    api.call(stop, stop === "deleteWebhook" ? { id } : { id, url, types, enabled: false });
    expect(delivery(delivering)).toMatchObject({ status: "failed", failReason: "stopped" });
    expect(answer(delivering, 200).status).not.toBe(200);
    noteEvent(world, uid, "deposit.credited");
    if (stop === "updateWebhook") api.call("updateWebhook", { id, url, types, enabled: true });
    expect(api.call("getWebhookDeliveries").result.totalCount).toBe(1);
    const again = api.call("resendWebhookDelivery", { id: delivering });
    expect(again.status).toBe(stop === "updateWebhook" ? 200 : 400);
  }
});

test("keeps an event's id on a resend, and sends a test event once without logging it", () => {
  const { api, ping, credited, answer, delivery } = merchant();
  const first = credited();
  answer(first, 200);
  const again = api.call("resendWebhookDelivery", { id: first }).result;
  expect(again).toMatchObject({ status: "pending", attemptCount: 0, event: { id: delivery(first)?.event.id } });
  expect(again.id).not.toBe(first);
  const test = ping();
  expect(test).toMatchObject({ status: "pending", nextAttemptAt: test.createdAt, event: { type: "webhook.ping" } });
  answer(test.id, 302);
  expect(delivery(test.id)).toMatchObject({ status: "failed", failReason: "redirect", responseStatus: 302 });
  expect(api.call("getEventList", { Types: ["webhook.ping"] }).result.items).toEqual([]);
});

test("does not send to a foreign address, without blaming the receiver", () => {
  const { api, after } = merchant();
  const { id } = api.call("createWebhook", { url: "https://shop.example/hook", types }).result;
  for (let count = 0; count < 4; count++) api.call("pingWebhook", { id });
  const [item] = api.call("getWebhookDeliveries", { id }).result.items;
  expect(item).toMatchObject({ status: "failed", failReason: "notSent", attemptCount: 0, lastAttemptAt: null });
  after(MINUTE);
  expect(api.call("getWebhookList").result.items[0]).toMatchObject({ id, status: "active" });
});

test("signs with the old secret for a day after a roll, and ends the oldest on another roll", () => {
  const { api, id, made } = merchant();
  const second = api.call("rollWebhookSecret", { id }).result.secret;
  const third = api.call("rollWebhookSecret", { id }).result.secret;
  expect(new Set([made.secret, second, third]).size).toBe(3);
});

test("lists deliveries by webhook, status and time for 90 days", () => {
  const { api, id, credited, answer, world, pass } = merchant();
  const first = credited();
  answer(first, 200);
  world.clock.advance(MINUTE);
  const StartTime = world.clock.iso();
  const second = credited();
  const other = api.call("createWebhook", { url, types: ["deposit.failed"] }).result.id;
  const idsOf = (input: Record<string, unknown>) =>
    api.call("getWebhookDeliveries", input).result.items.map((each) => each.id);
  expect(idsOf({})).toEqual([second, first]);
  expect(idsOf({ id: other })).toEqual([]);
  expect(idsOf({ id, Status: ["delivered"] })).toEqual([first]);
  expect(idsOf({ StartTime })).toEqual([second]);
  expect(idsOf({ Sorting: "time asc", MaxResultCount: 1 })).toEqual([first]);
  pass(90 * DAY + MINUTE);
  expect(api.call("getWebhookDeliveries").result).toMatchObject({ items: [], totalCount: 0 });
});

test("matches the signature of Node's own crypto", () => {
  const header = signedHeader('{"id":"ev_1"}', ["one", "two"], 1_764_000_000_999);
  const hmac = (key: string) => createHmac("sha256", key).update('1764000000.{"id":"ev_1"}').digest("hex");
  expect(header).toBe(`t=1764000000,v1=${hmac("one")},v1=${hmac("two")}`);
});
