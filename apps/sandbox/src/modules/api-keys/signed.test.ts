import { operations, RecordStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainWithdrawal } from "../../testing/money.ts";
import { PIN, right } from "../../testing/scene.ts";
import { signer } from "../../testing/sign.ts";
import { DAY, someone } from "../../testing/someone.ts";
import { usedNonces } from "./nonce.ts";

const verification = { ...right, fundPassword: PIN };
const WINDOW = 30_000;
const pair = { accessKey: "ck_main_000000000000", secret: "0".repeat(64) };

/** Vera with a key, and calls signed with it. */
function keyed(fields: object = {}, ip?: string) {
  const who = someone("verified", { allowMagicCode: true });
  const input = { remark: "Bot", permissions: [0], verification, ...fields };
  const key = who.api.call("createApiKey", input).result;
  const call = signer(who.sandbox, key, ip);
  const seen = () => who.api.call("getApiKeyList").result.items[0];
  return { ...who, key, call, seen };
}
const unproven = (reason: string) => ({ status: 401, error: { code: 401, data: { reason } } });
const closed = (permission: string) => ({ status: 403, error: { code: 403, data: { permission, accountTypes: [] } } });

test("a signed call is done for the key's owner, and the key tells when", () => {
  const { call, world, user, seen, key } = keyed();
  expect(seen()?.lastUsedAt).toBeNull();
  world.clock.advance(1000);
  const { status, result } = call("getAccountInfo");
  expect([status, result.uid]).toEqual([200, user().uid]);
  expect(seen()).toMatchObject({ id: key.id, lastUsedAt: world.clock.iso() });
});

test("whatever of a request is changed after it was signed, it is refused", () => {
  const { call, unchanged } = keyed({ permissions: [2, 1], addressScope: 0 });
  const history = { Coin: "USDT", MaxResultCount: 5 };
  const body = (text: string) => ({ body: { kind: "text" as const, contentType: "application/json", text } });
  const cases = [
    () => call("getUserAssetsHistory", history, { query: "Coin=USDT&MaxResultCount=6" }),
    () => call("getUserAssetsHistory", history, { query: "MaxResultCount=5&Coin=USDT" }),
    () => call("getAccountInfo", {}, { path: operations.getAssets.path }),
    () => call("getAccountInfo", {}, { target: "/api/services/app/other" }),
    () => call("applyTransactionOut", plainWithdrawal, body(JSON.stringify({ ...plainWithdrawal, amount: "900" }))),
    () => call("applyTransactionOut", plainWithdrawal, body(`${JSON.stringify(plainWithdrawal)} `)),
    () => call("getAccountInfo", {}, { headers: { "x-coffer-nonce": "another-nonce" } }),
    () => call("getAccountInfo", {}, { headers: { "x-coffer-timestamp": "1700000000000" } }),
    () => call("getAccountInfo", {}, { headers: { "x-coffer-signature": "" } }),
    () => call("getAccountInfo", {}, { headers: { "x-coffer-signature": "é".repeat(64) } }),
  ];
  unchanged(() => {
    for (const send of cases) expect(send()).toMatchObject(unproven("badSignature"));
  });
});

test("no other secret, and no other key, signs for it", () => {
  const { call, key } = keyed();
  expect(call("getAccountInfo", {}, { as: { ...key, secret: pair.secret } })).toMatchObject(unproven("badSignature"));
  expect(call("getAccountInfo", {}, { as: pair })).toMatchObject(unproven("unknownKey"));
});

test("a nonce is taken once, whatever it is sent with", () => {
  const { call } = keyed();
  const first = call("getAccountInfo", {}, { nonce: "one-nonce" });
  expect(first.status).toBe(200);
  expect(call("getAccountInfo", {}, { nonce: "one-nonce" })).toMatchObject(unproven("usedNonce"));
  expect(call("getAssets", {}, { nonce: "one-nonce" })).toMatchObject(unproven("usedNonce"));
  expect(call("getAssets", {}, { nonce: "two-nonce" }).status).toBe(200);
});

test("the window is 30 seconds to the millisecond, either way, by the world's clock", () => {
  const { call, world } = keyed();
  const at = (ahead: number) => call("getAccountInfo", {}, { timestamp: world.clock.now() + ahead });
  expect([at(-WINDOW).status, at(WINDOW).status]).toEqual([200, 200]);
  expect(at(-WINDOW - 1)).toMatchObject(unproven("staleTimestamp"));
  expect(at(WINDOW + 1)).toMatchObject({
    error: { details: "The timestamp is 30001 ms ahead.", data: { serverTime: world.clock.iso() } },
  });
});

test("a request can't be sent again as long as it is fresh, and what is too old is forgotten", () => {
  const { call, world } = keyed();
  const ahead = { nonce: "from-ahead", timestamp: world.clock.now() + WINDOW };
  expect(call("getAccountInfo", {}, ahead).status).toBe(200);
  world.clock.advance(2 * WINDOW);
  expect(call("getAccountInfo", {}, ahead)).toMatchObject(unproven("usedNonce"));
  world.clock.advance(1);
  expect(call("getAccountInfo", {}, ahead)).toMatchObject(unproven("staleTimestamp"));
  for (let minute = 0; minute < 5; minute++) {
    for (let count = 0; count < 20; count++) expect(call("getAccountInfo").status).toBe(200);
    world.clock.advance(2 * WINDOW + 1);
  }
  expect(world.table(usedNonces).size).toBe(20);
});

test("a copy of the world knows the nonces taken before, and so does one read back from its file", () => {
  const { call, sandbox } = keyed();
  const { request } = call("getAccountInfo", {}, { nonce: "kept-nonce" });
  sandbox.stranger().control("POST", "worlds/fork", { id: "copy" });
  const again = (world: string) =>
    JSON.parse(sandbox.handle({ ...request, headers: { ...request.headers, "x-sandbox-world": world } }, 0).body);
  expect(again("copy").error.data.reason).toBe("usedNonce");
  sandbox.stranger().control("POST", "snapshot", sandbox.stranger().control("GET", "snapshot").body);
  expect(again("main").error.data.reason).toBe("usedNonce");
});

test.for([
  ["another address", "198.51.100.16", 401],
  ["the bound one", "203.0.113.14", 200],
  ["one in the range", "198.51.100.15", 200],
  ["the bound one, as a socket of both kinds tells it", "::ffff:203.0.113.14", 200],
  ["no address", "", 401],
] as const)("a key bound to addresses, asked from %s", ([, ip, status]) => {
  const { call } = keyed({ boundIps: "203.0.113.14, 198.51.100.0/28" }, ip);
  const reply = call("getAccountInfo");
  expect(reply.status).toBe(status);
  if (status === 401) expect(reply).toMatchObject(unproven("ipNotBound"));
});

test("a key that ran out, was removed, or whose owner is stopped opens nothing", () => {
  const { call, api, world, key, sandbox, pass } = keyed();
  world.clock.advance(90 * DAY - 1);
  expect(call("getAccountInfo").status).toBe(200);
  world.clock.advance(1);
  expect(call("getAccountInfo")).toMatchObject(unproven("keyExpired"));
  pass(0);
  api.call("updateApiKey", { id: key.id, remark: "Bot", permissions: [0], verification });
  expect(call("getAccountInfo").status).toBe(200);
  sandbox.stranger().control("POST", "actors/operator/disable", { name: "verified" });
  expect(call("getAccountInfo")).toMatchObject({ status: 401, error: { code: 80001 } });
  sandbox.stranger().control("POST", "actors/operator/enable", { name: "verified" });
  pass(0);
  expect(call("getAccountInfo").status).toBe(200);
  api.call("deleteApiKey", { id: key.id, verification });
  expect(call("getAccountInfo")).toMatchObject(unproven("unknownKey"));
});

test("a rolled key signs with both pairs until the old one ends, and each tells its last use", () => {
  const { call, api, key, world } = keyed();
  const as = api.call("rollApiKey", { id: key.id, graceHours: 2, verification }).result;
  expect(call("getAccountInfo").status).toBe(200);
  const used = world.clock.iso();
  world.clock.advance(60_000);
  expect(call("getAccountInfo", {}, { as }).status).toBe(200);
  const seen = api.call("getApiKeyList").result.items[0];
  expect(seen).toMatchObject({ lastUsedAt: world.clock.iso(), previous: { lastUsedAt: used } });
  expect(call("getAccountInfo", {}, { as: { ...as, secret: key.secret } })).toMatchObject(unproven("badSignature"));
  world.clock.advance(2 * 60 * 60 * 1000);
  expect(call("getAccountInfo")).toMatchObject(unproven("unknownKey"));
  expect(call("getAccountInfo", {}, { as }).status).toBe(200);
});

test("a signed-out owner's key goes on: a key needs no session", () => {
  const { call, api } = keyed();
  api.call("exit");
  expect(call("getAccountInfo").status).toBe(200);
});

test.for([
  ["reading", [0], ["getAssets"], [["applyTransactionOut", "withdraw"]]],
  ["withdrawing", [1], ["cancelApplyTransactionOut"], [["getAssets", "read"]]],
  ["trading, which covers reading", [2], ["getAssets"], [["applyTransactionOut", "withdraw"]]],
  ["anything", [0, 1, 2], ["getAssets", "cancelApplyTransactionOut"], [["getApiKeyList", "none"]]],
] as const)("a key for %s opens that and nothing else", ([, permissions, open, shut]) => {
  const scope = permissions.some((each) => each === 1) ? { addressScope: 0 } : {};
  const { call } = keyed({ permissions, ...scope });
  for (const id of open) expect(call(id, id === "getAssets" ? {} : { id: "wd_NONE" }).status).not.toBe(403);
  for (const [id, permission] of shut) expect(call(id)).toMatchObject(closed(permission));
  expect(call("confirmTransactionOut", { rid: "rid_1" })).toMatchObject(closed("none"));
});

test("a request signs or brings a token, not both; a part that is missing or has another shape is named", () => {
  const { call } = keyed();
  const rules = (headers: Record<string, string>) =>
    call("getAccountInfo", {}, { headers }).error.validationErrors?.map(
      ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
    );
  expect(rules({ authorization: "Bearer x" })).toEqual(["Authorization conflict"]);
  expect(rules({ "x-coffer-nonce": "short" })).toEqual(["X-Coffer-Nonce pattern"]);
  expect(rules({ "x-coffer-nonce": "n".repeat(65) })).toEqual(["X-Coffer-Nonce pattern"]);
  expect(rules({ "x-coffer-timestamp": "1.5e12" })).toEqual(["X-Coffer-Timestamp pattern"]);
  const { request, status } = call("getAccountInfo");
  expect(status).toBe(200);
  const { "x-coffer-nonce": _left, ...headers } = request.headers;
  const { sandbox } = keyed();
  expect(JSON.parse(sandbox.handle({ ...request, headers }, 0).body)).toMatchObject({
    error: { details: "A signed request carries X-Coffer-Nonce too.", data: { reason: "missing" } },
  });
});

test("an operation for everybody takes no notice of a key; a body nobody can read is refused before its signature", () => {
  const { call } = keyed();
  expect(call("getKEIS", {}, { as: pair }).status).toBe(200);
  const unreadable = { body: { kind: "unreadable" as const, reason: "It is not UTF-8." } };
  expect(call("transfer", {}, unreadable).status).toBe(400);
  expect(call("transfer", {}, { body: { kind: "tooLarge", limit: 1 } }).status).toBe(413);
  const form = { kind: "form" as const, fields: new URLSearchParams(), files: [] };
  expect(call("transfer", {}, { body: form }).status).toBe(415);
});

test("a key's withdrawal is on its way at once: its signature has confirmed it", () => {
  const { call, world, api } = keyed({ permissions: [0, 1], addressScope: 0 });
  const { result } = call("applyTransactionOut", plainWithdrawal);
  expect(result).toMatchObject({ verificationMethods: [], status: RecordStatus.accepted, reviewRequired: false });
  world.clock.advance(60_000);
  expect(call("getCoinTransactionOut", { id: result.id }).result.status).toBe(RecordStatus.remittedOut);
  expect(api.call("confirmTransactionOut", { rid: result.rid, verification }).error?.code).toBe(60015);
});

test("a key with chosen addresses withdraws to them alone, and pays no other user", () => {
  const who = someone("verified", { allowMagicCode: true });
  const { coin, network, address } = plainWithdrawal;
  const [saved, other] = [address, "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB"].map(
    (each, at) =>
      who.api.call("createUserCoinAddress", { coin, network, address: each, label: `Vault ${at}` }).result.id,
  );
  const input = { remark: "Bot", permissions: [1], addressScope: 1, addressIds: [saved], verification };
  const call = signer(who.sandbox, who.api.call("createApiKey", input).result);
  expect(call("applyTransactionOut", plainWithdrawal).result.addressLabel).toBe("Vault 0");
  const elsewhere = { ...plainWithdrawal, address: "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB" };
  expect(call("applyTransactionOut", elsewhere).error.code).toBe(60003);
  expect(call("applyTransactionOut", { ...elsewhere, addressId: other }).error.code).toBe(60003);
  const pay = { coin, amount: "10", fromWallet: 0, toUid: "80412" };
  expect(call("transfer", pay)).toMatchObject(closed("withdraw"));
  who.api.call("delUserCoinAddress", { id: saved });
  expect(call("applyTransactionOut", plainWithdrawal).error.code).toBe(60003);
});

test("a key to all addresses pays another user without the fund PIN; its terms ask for no proof", () => {
  const { call } = keyed({ permissions: [0, 1], addressScope: 0 });
  const { coin } = plainWithdrawal;
  const terms = call("getTransferTerms", { coin, fromWallet: 0, recipient: "user" });
  expect(terms.result.verificationMethods).toEqual([]);
  expect(call("transfer", { coin, amount: "10", fromWallet: 0, toUid: "80412" }).status).toBe(200);
});

test("makes a withdrawal once when it is resent with its idempotency key and a new signature", () => {
  const { call, api } = keyed({ permissions: [1], addressScope: 0 });
  const headers = { "idempotency-key": "one-order-only" };
  const [first, again] = [1, 2].map(() => call("applyTransactionOut", plainWithdrawal, { headers }));
  expect(again?.result).toEqual(first?.result);
  expect(again?.headers["idempotency-hit"]).toBe("true");
  expect(api.call("getListByCoinTransactionOut").result.totalCount).toBe(1);
});

test("survives malformed headers of every form and grants nothing", () => {
  const { call, key, unchanged } = keyed();
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 80 }), fc.constantFrom("", "0", "NaN", "-1", "1e999"));
  const headers = fc.record(
    {
      "x-coffer-key": fc.oneof(text, fc.constant(key.accessKey)),
      "x-coffer-timestamp": text,
      "x-coffer-nonce": text,
      "x-coffer-signature": text,
    },
    { requiredKeys: ["x-coffer-signature"] },
  );
  unchanged(() =>
    fc.assert(
      fc.property(headers, (sent) => {
        expect([400, 401]).toContain(call("getAccountInfo", {}, { headers: sent }).status);
      }),
    ),
  );
});
