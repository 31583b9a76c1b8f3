import { expect, test } from "vitest";
import { program } from "../modules/program.ts";
import { HOUR, MINUTE, moneyOf, SECOND } from "../testing/money.ts";
import { codeOf } from "../testing/refusals.ts";

const { actors } = program;

type Listed = { name: string; actions: { name: string; takes: string[]; now: { send: object }[] | null }[] };

function playing() {
  const money = moneyOf("verified");
  const act = (path: string, fields: object = {}) => {
    const { status, body } = money.api.control("POST", `actors/${path}`, fields);
    const { error } = body as { error?: { code: number; details: string } };
    return { status, body: body as Record<string, never>, error: error ?? null };
  };
  const list = () => (money.api.control("GET", "actors").body as { items: Listed[] }).items;
  const now = (actor: string, action: string) =>
    list()
      .find(({ name }) => name === actor)
      ?.actions.find(({ name }) => name === action)?.now;
  return { ...money, act, now, list };
}
const usdt = { name: "verified", coin: "USDT", network: "TRC20", amount: "100" };

test("lists every actor with its actions, each at its own path", () => {
  const { list, act } = playing();
  expect(list().map(({ name }) => name)).toEqual(Object.keys(actors));
  for (const { name, actions } of list())
    for (const action of actions) {
      // Without fields, each action names the ones it misses.
      const { status, error } = act(`${name}/${action.name}`, {});
      expect([name, action.name, status, error?.code]).toEqual([name, action.name, 400, 400]);
      expect(action.takes.length).toBeGreaterThan(0);
    }
  expect(act("chain/fly").status).toBe(404);
});

test("mines blocks that credit a deposit, which can't be confirmed or dropped afterwards", () => {
  const { act, now, api } = playing();
  const { id } = act("chain/deposit", usdt).body;
  expect(now("chain", "confirm")).toEqual([{ send: { id }, summary: expect.stringContaining("100 USDT (TRC20), 0") }]);
  expect(act("chain/confirm", { id, blocks: 19 }).body).toMatchObject({ status: 11, confirmations: 19 });
  expect(act("chain/confirm", { id, blocks: 5 }).body).toMatchObject({ status: 12, confirmations: 20 });
  expect(now("chain", "confirm")).toEqual([]);
  expect(act("chain/confirm", { id }).error).toMatchObject({
    code: 60015,
    details: `${id} is credited; only what is confirming can be confirmed.`,
  });
  expect(act("chain/drop", { id }).error?.code).toBe(60015);
  expect(api.call("getListByCoinTransactionIn", {}).result.items[0]).toMatchObject({ id, confirmations: 20 });
});

test("ignores automatic blocks after enough mined ones", () => {
  const { act, pass, holding, api } = playing();
  const before = Number(holding("USDT").available);
  const { id } = act("chain/deposit", usdt).body;
  act("chain/confirm", { id, blocks: 20 });
  pass(HOUR);
  expect(Number(holding("USDT").available)).toBe(before + 100);
  expect(api.call("getListByCoinTransactionIn", {}).result.items[0]).toMatchObject({ confirmations: 20, status: 12 });
});

test("never credits a dropped deposit", () => {
  const { act, now, pass, holding } = playing();
  const before = holding("USDT");
  const { id } = act("chain/deposit", usdt).body;
  expect(now("chain", "drop")).toHaveLength(1);
  expect(act("chain/drop", { id }).body).toMatchObject({ status: 6 });
  expect(act("chain/drop", { id }).error?.code).toBe(60015);
  expect(act("chain/confirm", { id }).error?.code).toBe(60015);
  pass(HOUR);
  expect(holding("USDT")).toEqual(before);
});

test("sends at once and refuses a failure afterwards", () => {
  const { act, now, applied, confirm, api, record } = playing();
  const { id, rid } = applied();
  expect(act("sender/send", { id }).error?.details).toBe(
    `${id} is pendingVerification; only what is accepted or processing can be sent.`,
  );
  api.call("sendVerificationCode", { scene: 6 });
  confirm(rid, { fundPassword: "246810", code: "000000" });
  expect(now("sender", "fail")).toEqual(now("sender", "send"));
  expect(act("sender/send", { id }).body).toMatchObject({ status: 13 });
  expect(act("sender/fail", { id }).error).toMatchObject({
    code: 60015,
    details: expect.stringContaining("remittedOut"),
  });
  expect(now("chain", "confirm")).toHaveLength(1);
  expect(act("chain/confirm", { id, blocks: 1000 }).body).toMatchObject({ status: 14, confirmations: 20 });
  expect(record(id).timeline.map(({ status }) => status)).toEqual([20, 3, 5, 13, 14]);
});

test("does not send again by the clock", () => {
  const { act, applied, confirm, api, record, pass, world } = playing();
  const { id, rid } = applied();
  api.call("sendVerificationCode", { scene: 6 });
  confirm(rid, { fundPassword: "246810", code: "000000" });
  act("sender/send", { id });
  pass(MINUTE + 60 * SECOND);
  expect(record(id).timeline.map(({ status }) => status)).toEqual([20, 3, 5, 13, 14]);
  expect(world.findings).toEqual([]);
});

test("names the item that is not pending", () => {
  const { act, now } = playing();
  const decide = { queue: "kyc", id: "80412", decision: "approve" };
  expect(act("reviewer/decide", decide).error).toMatchObject({
    code: 50015,
    details: expect.stringContaining("kyc queue"),
  });
  expect(act("reviewer/decide", { queue: "kyc", id: "80421", decision: "approve" }).status).toBe(200);
  expect(now("reviewer", "decide")?.map(({ send }) => send)).not.toContainEqual({ queue: "kyc", id: "80421" });
});

test("disables an account and enables it again", () => {
  const { act, api, now } = playing();
  expect(act("operator/disable", { name: "verified" }).status).toBe(200);
  expect(codeOf(api.call("getKyc"))).toBe(80001);
  expect(act("operator/disable", { name: "verified" }).error?.details).toBe("80413 is disabled already.");
  expect(now("operator", "enable")).toMatchObject([{ send: { uid: "80413" } }]);
  act("operator/enable", { name: "verified" });
  expect(act("operator/enable", { name: "verified" }).error?.code).toBe(60015);
  expect(codeOf(api.call("getKyc"))).toBeUndefined();
});

test.each([
  ["end-sessions", 50001],
  ["close-sessions", 50004],
  ["sign-in-elsewhere", 80002],
] as const)("ends sessions by %s with %d, refresh included, until a new sign-in", (action, code) => {
  const { act, sandbox } = playing();
  const { body } = sandbox.stranger().control("POST", "personas/sign-in", { name: "enterprise" });
  const { accessToken, refreshToken } = body as Record<string, string>;
  const api = sandbox.withToken(accessToken ?? "");
  expect(act(`operator/${action}`, { name: "enterprise" }).status).toBe(200);
  expect(codeOf(api.call("getKyc"))).toBe(code);
  expect(codeOf(sandbox.stranger().call("refreshToken", { accessToken, refreshToken }))).toBe(code);
  expect(act(`operator/${action}`, { name: "enterprise" }).error?.details).toBe("80442 is signed in nowhere.");
  expect(codeOf(sandbox.as("enterprise").call("getKyc"))).toBeUndefined();
});
