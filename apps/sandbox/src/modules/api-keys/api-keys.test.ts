import { ApiKeyStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { plainWithdrawal } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { PIN, right } from "../../testing/scene.ts";
import { DAY, someone } from "../../testing/someone.ts";
import { rolledKeys } from "./rolled-key.ts";

const verification = { ...right, fundPassword: PIN };
const { coin, network, address } = plainWithdrawal;

function keysOf(name: "mei" | "verified" = "verified") {
  const who = someone(name, { allowMagicCode: true });
  const make = (fields: object = {}) =>
    who.api.call("createApiKey", { remark: "Reader", permissions: [0], verification, ...fields });
  const change = (fields: object) =>
    who.api.call("updateApiKey", { remark: "Reader", permissions: [0], verification, ...fields });
  const remove = (id: string) => who.api.call("deleteApiKey", { id, verification });
  const roll = (id: string, graceHours?: number) =>
    who.api.call("rollApiKey", { id, verification, ...(graceHours !== undefined && { graceHours }) });
  const list = (filter: Record<string, unknown> = {}) => who.api.call("getApiKeyList", filter).result;
  const save = () => who.api.call("createUserCoinAddress", { coin, network, address, label: "Vault" }).result.id;
  return { ...who, make, change, roll, remove, list, save };
}

test("shows the secret once, and never in a list, a world's file or a log", () => {
  const { make, list, api, world } = keysOf();
  const { result } = make({ boundIps: "203.0.113.14,198.51.100.0/28" });
  expect(result).toEqual({
    id: result.id,
    accessKey: expect.stringMatching(/^ck_main_[0-9A-Z]{12}$/),
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    remark: "Reader",
    permissions: [0],
    addressScope: null,
    addressIds: [],
    boundIps: "203.0.113.14, 198.51.100.0/28",
    status: ApiKeyStatus.normal,
    remainingDays: null,
    expiresAt: null,
    createdAt: world.clock.iso(),
    lastUsedAt: null,
    previous: null,
    serverTime: world.clock.iso(),
  });
  const { secret, serverTime, ...shown } = result;
  expect(list()).toEqual({ items: [shown], totalCount: 1, serverTime });
  expect(JSON.stringify(world.state())).not.toContain(secret);
  expect(JSON.stringify(api.control("GET", "log").body)).not.toContain(secret);
});

test("returns the same secret for a repeated idempotency key, without a second key", () => {
  const { api, list } = keysOf();
  const send = () =>
    api.call("createApiKey", { remark: "Bot", permissions: [0], verification }, { idempotencyKey: "make-one-key" });
  expect(send().result).toEqual(send().result);
  expect(list().totalCount).toBe(1);
});

test("expires a key without IP binding after 90 days, renewed by each change", () => {
  const { make, change, list, world, pass } = keysOf();
  const { id, expiresAt } = make().result;
  expect(Date.parse(expiresAt ?? "") - world.clock.now()).toBe(90 * DAY);
  pass(29.5 * DAY);
  expect(list().items[0]).toMatchObject({ remainingDays: 61, status: ApiKeyStatus.normal });
  pass(60.5 * DAY);
  expect(list().items[0]).toMatchObject({ remainingDays: 0, status: ApiKeyStatus.abnormal });
  expect(list({ Status: [ApiKeyStatus.normal] }).totalCount).toBe(0);
  expect(change({ id }).result).toMatchObject({ remainingDays: 90, status: ApiKeyStatus.normal });
  expect(change({ id, boundIps: "2001:db8::/32" }).result).toMatchObject({ remainingDays: null, expiresAt: null });
});

test("replaces all settings of a key on a change", () => {
  const { make, change, save } = keysOf();
  const addressIds = [save()];
  const { id, secret: _secret, ...before } = make({ permissions: [0, 1], addressScope: 1, addressIds }).result;
  expect(before).toMatchObject({ permissions: [0, 1], addressScope: 1, addressIds });
  expect(change({ id, remark: "  Only reads " }).result).toMatchObject({
    accessKey: before.accessKey,
    remark: "Only reads",
    permissions: [0],
    addressScope: null,
    addressIds: [],
  });
});

test("allows twenty keys and removes each once", () => {
  const { make, remove, list } = keysOf();
  const ids = Array.from({ length: 20 }, () => make().result.id);
  expect(rulesOf(make())).toEqual(["body maxItems"]);
  expect(remove(ids[3] ?? "").result).toEqual({ id: ids[3] });
  expect(rulesOf(remove(ids[3] ?? ""))).toEqual(["id exists"]);
  expect(codeOf(make())).toBeUndefined();
  expect(list({ MaxResultCount: 50 }).totalCount).toBe(20);
  expect(list({ SkipCount: 19, MaxResultCount: 50 }).items.map(({ id }) => id)).toEqual([ids[0]]);
});

test("neither lists nor changes nor removes another user's key", () => {
  const { make, sandbox } = keysOf();
  const { id } = make().result;
  const mei = sandbox.as("mei");
  expect(mei.call("getApiKeyList").result.totalCount).toBe(0);
  const input = { id, remark: "Mine", permissions: [0], verification };
  expect(rulesOf(mei.call("updateApiKey", input))).toEqual(["id exists"]);
  expect(rulesOf(mei.call("deleteApiKey", { id, verification }))).toEqual(["id exists"]);
});

test("searches remarks and access keys, newest first", () => {
  const { make, list } = keysOf();
  const [treasury, reader] = [make({ remark: "Treasury bot" }).result, make({ remark: "Reader" }).result];
  const found = (Keyword?: string) => list(Keyword === undefined ? {} : { Keyword }).items.map(({ id }) => id);
  expect(found()).toEqual([reader.id, treasury.id]);
  expect(found("TREASURY")).toEqual([treasury.id]);
  expect(found(reader.accessKey.slice(-8).toLowerCase())).toEqual([reader.id]);
});

test.for([
  ["a blank remark", { remark: "   " }, ["remark minLength"]],
  ["withdrawing to nobody knows where", { permissions: [1] }, ["addressScope required"]],
  ["chosen addresses without any", { permissions: [1], addressScope: 1 }, ["addressIds required"]],
  ["addresses for a key to all", { permissions: [1], addressScope: 0, addressIds: ["ad_1"] }, ["addressIds unknown"]],
  ["a scope for a key that only reads", { addressScope: 0 }, ["addressScope unknown"]],
  ["an address out of range", { boundIps: "203.0.113.256" }, ["boundIps ipFormat"]],
  ["a range out of range", { boundIps: "203.0.113.1/33" }, ["boundIps ipFormat"]],
  ["a range of everything", { boundIps: "0.0.0.0/0" }, ["boundIps ipTooWide"]],
  ["a permission twice", { permissions: [0, 0] }, ["permissions uniqueItems"]],
  ["no permission", { permissions: [] }, ["permissions minItems"]],
] as const)("refuses %s with its field's name and uses no code", ([, fields, rules]) => {
  const { make, unchanged } = keysOf("mei");
  unchanged(() => expect(rulesOf(make(fields))).toEqual(rules));
});

test("requires the authenticator code besides the fund PIN", () => {
  const { make } = keysOf("mei");
  expect(rulesOf(make({ verification: { fundPassword: PIN } }))).toEqual(["verification.googleCode required"]);
  expect(rulesOf(make({ verification: { googleCode: "000000" } }))).toEqual(["verification.fundPassword required"]);
  expect(codeOf(make({ verification: { fundPassword: PIN, googleCode: "111111" } }))).toBe(50002);
});

test("rolls a key to another pair and accepts the old one until its end", () => {
  const { make, roll, list, pass, world } = keysOf();
  const { secret, serverTime: _at, ...before } = make().result;
  pass(30 * DAY);
  const { secret: next, serverTime, ...after } = roll(before.id).result;
  expect(next).toMatch(/^[0-9a-f]{64}$/);
  expect([next, after.accessKey]).not.toEqual([secret, before.accessKey]);
  const endsAt = new Date(world.clock.now() + DAY).toISOString().replace(".000Z", "Z");
  expect(Date.parse(after.previous?.endsAt ?? "")).toBe(Date.parse(endsAt));
  expect(after).toEqual({
    ...before,
    accessKey: after.accessKey,
    remainingDays: 90,
    expiresAt: after.expiresAt,
    previous: { accessKey: before.accessKey, endsAt: after.previous?.endsAt, lastUsedAt: null },
  });
  expect(list()).toEqual({ items: [after], totalCount: 1, serverTime });
  pass(DAY);
  expect(list().items[0]?.previous).toBeNull();
});

test("ends the oldest pair at once on a roll without grace or a second roll, and both on removal", () => {
  const { make, roll, remove, list, world } = keysOf();
  const { id } = make().result;
  expect(roll(id, 0).result.previous).toBeNull();
  const second = roll(id, 168).result;
  expect(roll(id, 1).result.previous?.accessKey).toBe(second.accessKey);
  expect(world.table(rolledKeys).size).toBe(1);
  remove(id);
  expect([list().totalCount, world.table(rolledKeys).size]).toEqual([0, 0]);
  expect(rulesOf(roll(id))).toEqual(["id exists"]);
});
