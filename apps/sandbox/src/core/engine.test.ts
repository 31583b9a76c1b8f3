import { operations } from "@coffer/sdk/contract";
import { expect, test, vi } from "vitest";
import { sessions } from "../modules/auth/session/session.ts";
import { users } from "../modules/auth/user/user.ts";
import { TestSandbox } from "../testing/client.ts";
import { PIN, right } from "../testing/scene.ts";
import { DAY } from "../testing/someone.ts";
import { Table } from "../world/table.ts";
import { World } from "../world/world.ts";
import { keptReplies, keptReply, keptSecrets } from "./idempotency.ts";

const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const start = () => {
  const sandbox = TestSandbox.start();
  const world = sandbox.world();
  return { sandbox, world, log: () => sandbox.worlds.open("main", 0).log.read() };
};
const send = (
  sandbox: TestSandbox,
  amount: string,
  idempotencyKey: string,
  who: "verified" | "merchant" = "verified",
) =>
  sandbox
    .as(who)
    .call("applyTransactionOut", { coin: "USDT", network: "TRC20", address: TRON, amount }, { idempotencyKey });

test("answers 403 to an account type that the call is not for", () => {
  const { sandbox } = start();
  const forMerchants = Object.values(operations).find((each) => each.accounts && !each.accounts.includes(0));
  expect(forMerchants).toBeDefined();
  if (forMerchants) expect(sandbox.as("verified").call(forMerchants.operationId).error?.code).toBe(403);
});

test("refuses a disabled user before the operation runs", () => {
  const { sandbox, world } = start();
  const api = sandbox.as("verified");
  world.table(users).update("80413", { disabled: true });
  expect(api.call("getAddress", { coin: "BTC", network: "BTC" })).toMatchObject({
    status: 401,
    error: { code: 80001 },
  });
});

test("refuses an ended token on a call with optional sign-in", () => {
  const { sandbox, world } = start();
  const api = sandbox.as("verified");
  const session = world.table(sessions).one("accessToken", api.token ?? "");
  world.table(sessions).update(session?.id ?? "", { accessExpiresAt: 0 });
  expect(api.call("pTR", { businessType: 2, key: "" }).status).toBe(401);
  expect(sandbox.stranger().call("pTR", { businessType: 2, key: "" }).error?.code).toBe(400);
});

test("sends the world's time with each reply", () => {
  const { sandbox, world } = start();
  world.clock.advance(3_600_000);
  expect(sandbox.stranger().call("getKEIS").headers.date).toBe(new Date(world.clock.now()).toUTCString());
});

test("answers 500 with a finding and rolls back when its own reply breaks the contract", () => {
  const { sandbox, world, log } = start();
  const api = sandbox.as("verified");
  world.table(users).update("80413", { pricingCurrency: "no currency" });
  const before = world.hash();
  expect(() => api.call("getAccountInfo")).toThrow("BrokenReply");
  expect(world.hash()).toBe(before);
  expect(log()[0]).toMatchObject({ status: 500, code: 500, findings: [expect.stringContaining("pricingCurrency")] });
});

test("answers 500 with a finding to an unexpected error, without a crash", () => {
  const { sandbox, world, log } = start();
  const api = sandbox.as("verified");
  world.table(users).update("80413", { registeredAt: Number.MAX_VALUE });
  expect(() => api.call("getAccountInfo")).toThrow("RangeError");
  expect(log()[0]).toMatchObject({ status: 500, reply: expect.not.stringContaining("RangeError") });
});

test("replays the first reply for the same key and input, and refuses another input", () => {
  const { sandbox, world } = start();
  const first = send(sandbox, "100", "intent-0001");
  const before = world.ledger.log.length;
  const again = send(sandbox, "100", "intent-0001");
  expect(again.headers["idempotency-hit"]).toBe("true");
  expect(again.result).toEqual(first.result);
  expect(send(sandbox, "101", "intent-0001")).toMatchObject({ status: 409, error: { code: 409 } });
  expect(world.ledger.log.length).toBe(before);
  expect(send(sandbox, "100", "intent-0001", "merchant").headers["idempotency-hit"]).toBeUndefined();
});

test("keeps the key of a refused call free", () => {
  const { sandbox } = start();
  expect(send(sandbox, "999999", "intent-0001").status).toBe(400);
  expect(send(sandbox, "100", "intent-0001").status).toBe(200);
});

test("returns the order's first reply to its key after years, and refuses another order with it", () => {
  const { sandbox, world } = start();
  const first = send(sandbox, "100", "intent-0001");
  for (const days of [3, 400]) {
    world.clock.advance(days * DAY);
    send(sandbox, "50", `intent-after-${days}`);
    const again = send(sandbox, "100", "intent-0001");
    expect([again.headers["idempotency-hit"], again.result]).toEqual(["true", first.result]);
    expect(send(sandbox, "60", "intent-0001").error?.code).toBe(409);
  }
});

test("keeps the keys with an exported world", () => {
  const { sandbox, world } = start();
  const first = send(sandbox, "100", "intent-0001");
  const slot = { slot: "80413 intent-0001", hash: world.table(keptReplies).get("80413 intent-0001")?.hash ?? "" };
  const copy = new World("copy", world.rules, world.state());
  expect(JSON.parse(keptReply(copy, slot) ?? "{}").result).toEqual(first.result);
});

test("refuses a key whose reply held a secret after a day, and never takes it as new", () => {
  const { sandbox, world } = start();
  const make = (remark: string, idempotencyKey: string) =>
    sandbox
      .as("verified")
      .call(
        "createApiKey",
        { remark, permissions: [0], verification: { ...right, fundPassword: PIN } },
        { idempotencyKey },
      );
  sandbox.as("verified").call("sendVerificationCode", { scene: 6 });
  const first = make("Bot", "make-key-0001");
  world.clock.advance(DAY - 1000);
  expect(make("Bot", "make-key-0001").result).toEqual(first.result);
  world.clock.advance(1000);
  for (const turn of [1, 2]) {
    expect(make("Bot", "make-key-0001")).toMatchObject({ status: 409, error: { code: 409 } });
    make("Other", `make-key-after-${turn}`);
  }
  expect(
    world
      .table(keptSecrets)
      .all()
      .map(({ slot }) => slot),
  ).not.toContain("80413 make-key-0001");
});

test("finds a key by its index, not by reading the keys before it", () => {
  const { sandbox, world } = start();
  for (let n = 0; n < 50; n++) send(sandbox, "10", `intent-${1000 + n}`);
  const rows = vi.spyOn(Table.prototype, "rows");
  const read = vi.spyOn(Table.prototype, "all");
  const before = world.table(keptReplies).size;
  expect(send(sandbox, "10", "intent-1000").headers["idempotency-hit"]).toBe("true");
  expect([rows.mock.calls.length, read.mock.calls.length, world.table(keptReplies).size]).toEqual([0, 0, before]);
  vi.restoreAllMocks();
});

test("compares the intent of a keyed call, not its encryption", () => {
  const { sandbox, world } = start();
  const { rid } = send(sandbox, "100", "intent-0001").result;
  const confirm = () =>
    sandbox
      .as("verified")
      .call(
        "confirmTransactionOut",
        { rid, verification: { fundPassword: "246810", code: "000000" } },
        { idempotencyKey: "confirm-0001" },
      );
  sandbox.as("verified").call("sendVerificationCode", { scene: 6 });
  const first = confirm();
  expect(first.error).toBeNull();
  world.clock.advance(31 * 60 * 1000);
  expect(confirm().headers["idempotency-hit"]).toBe("true");
});

test("logs the latest requests and their ledger entries", () => {
  const { sandbox, log } = start();
  const { result } = send(sandbox, "100", "intent-0001");
  expect(log()[0]).toMatchObject({
    operation: "applyTransactionOut",
    uid: "80413",
    status: 200,
    ledger: [expect.stringContaining(result.id)],
  });
  for (let turn = 0; turn < 1000; turn++) sandbox.stranger().call("getKEIS");
  expect(log()).toHaveLength(300);
});
