import { type OperationId, RecordStatus } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { auditLedger } from "../../src/ledger/audit.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD } from "../../src/modules/auth/user/personas.ts";
import { program } from "../../src/modules/program.ts";
import { TestSandbox } from "../../src/testing/client.ts";

const { scenarios } = program;

const played = (name: string) => {
  const sandbox = TestSandbox.start();
  const { status, body } = sandbox.stranger().control("POST", "scenario", { name });
  expect({ status, body }).toMatchObject({ status: 200 });
  return { sandbox, hash: (body as { hash: string }).hash };
};
const signIn = (sandbox: TestSandbox, emailAddress: string) =>
  sandbox.stranger().call("authenticateByEmailAddress", { emailAddress, password: DEMO_PASSWORD });
const withdrawal = { coin: "USDT", network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", amount: "10" };

/** Calls whose replies every scenario checks against the contract; an engine finding throws. */
const reads: [OperationId, Record<string, unknown>?][] = [
  ["getAccountInfo"],
  ["getAssets"],
  ["getAssetsSummary", { days: 30 }],
  ["getUserAssetsHistory", { MaxResultCount: 100 }],
  ["getListByCoinTransactionIn", { MaxResultCount: 100 }],
  ["getListByCoinTransactionOut", { MaxResultCount: 100 }],
  ["getUserCoinAddress", {}],
  ["getLoginHistory", {}],
  ["getSafeOperationHistory", {}],
  ["getKyc"],
  ["getCoinConfigList"],
  ["getAnnouncementList", { MaxResultCount: 100, ClientType: 0 }],
];

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))("%s", (name, scenario) => {
  test("describes itself in both languages", () => {
    for (const text of [scenario.title, scenario.about]) {
      expect(text.en).toMatch(/^[^\p{Script=Han}]+$/u);
      expect(text["zh-CN"]).toMatch(/\p{Script=Han}/u);
    }
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test("has balanced books, valid replies and a deterministic world", () => {
    const { sandbox, hash } = played(name);
    const world = sandbox.world();
    expect(auditLedger(world.ledger)).toMatchObject({ balanced: true, findings: [] });
    expect(world.findings).toEqual([]);
    expect(world.clock.now()).toBe(TestSandbox.start().world().clock.now());
    expect(played(name).hash).toBe(hash);
    expect((sandbox.stranger().control("POST", "scenario", { name }).body as { hash: string }).hash).toBe(hash);
    sandbox.stranger().control("PUT", "faults", { rules: [] });
    for (const uid of ["80401", "80412", "80413", "80431", "80433", "80442"]) {
      const known = sandbox.withUid(uid);
      if (name === "stopped-account" && uid === "80413") continue;
      if (name === "no-rate") expect(known.call("getAssets").error?.code).toBe(60012);
      else for (const [id, input] of reads) expect(known.call(id, input).status, `${uid} ${id}`).toBe(200);
    }
  });
});

test("fresh-user: lets a new user without assets sign in", () => {
  const { sandbox } = played("fresh-user");
  const { result } = signIn(sandbox, "iris.newell@coffer.example");
  const iris = sandbox.withToken(result.session?.accessToken ?? "");
  expect(iris.call("getAccountInfo").result).toMatchObject({ kycStatus: 0, accountType: 0 });
  expect(iris.call("getListByCoinTransactionIn", {}).result.totalCount).toBe(0);
});

test("just-verified: has no restrictions and no records", () => {
  const api = played("just-verified").sandbox.as("fresh");
  expect(api.call("getAccountInfo").result).toMatchObject({ kycStatus: 3, name: "Nora Fresh" });
  expect(api.call("getUserAssetsHistory", {}).result.totalCount).toBe(0);
  expect(api.call("getKyc").result).toMatchObject({ status: 3 });
});

test("rich-user: has exact amounts to the last decimal", () => {
  const { items } = played("rich-user").sandbox.as("mei").call("getAssets", { Wallet: 0 }).result;
  const of = (coin: string) => items.find((item) => item.coin === coin)?.available;
  expect(of("USDT")).toMatch(/^9127\d{4}\.\d{6}$/);
  expect(of("ETH")).toMatch(/\.\d{18}$/);
});

test("low-balance: has less than the smallest withdrawal", () => {
  const api = played("low-balance").sandbox.as("verified");
  const usdt = api.call("getAssets", { Wallet: 0 }).result.items.find((item) => item.coin === "USDT");
  expect(usdt?.available).toBe("3.2");
  expect(api.call("applyTransactionOut", withdrawal).error?.code).toBe(60028);
});

test("busy-merchant: has many pages and pending records", () => {
  const api = played("busy-merchant").sandbox.as("merchant");
  expect(api.call("getListByCoinTransactionIn", {}).result.totalCount).toBeGreaterThan(100);
  const out = api.call("getListByCoinTransactionOut", { MaxResultCount: 100 }).result.items.map((item) => item.status);
  expect(new Set(out)).toEqual(
    new Set([RecordStatus.completed, RecordStatus.processing, RecordStatus.pendingVerification]),
  );
});

const statuses = (name: string, id: "getListByCoinTransactionIn" | "getListByCoinTransactionOut") => {
  const { items } = played(name).sandbox.as("mei").call(id, { MaxResultCount: 100 }).result;
  return new Set(items.map((item) => item.status));
};

test("everything-pending: has only pending records today", () => {
  const { pendingVerification, pendingReview, processing, accepted, confirming, credited } = RecordStatus;
  const out = statuses("everything-pending", "getListByCoinTransactionOut");
  expect(
    [...out].every((status) => [pendingVerification, pendingReview, processing, accepted].includes(status as never)),
  ).toBe(true);
  expect(out.size).toBeGreaterThanOrEqual(3);
  expect(statuses("everything-pending", "getListByCoinTransactionIn")).toEqual(new Set([confirming, credited]));
});

test("every-status: has each status of a deposit and a withdrawal", () => {
  const out = statuses("every-status", "getListByCoinTransactionOut");
  expect([...out].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 9, 13, 14, 20]);
  const { confirming, credited, belowMinimumDeposit } = RecordStatus;
  expect(statuses("every-status", "getListByCoinTransactionIn")).toEqual(
    new Set([confirming, credited, belowMinimumDeposit]),
  );
});

test("review-queue: has an item in every queue and accepts a decision", () => {
  const { sandbox } = played("review-queue");
  const reviewer = sandbox.stranger();
  const { items } = reviewer.control("GET", "review").body as { items: { queue: string; id: string }[] };
  const count = (queue: string) => items.filter((item) => item.queue === queue).length;
  expect([count("withdrawal"), count("kyc"), count("merchant")]).toEqual([3, 3, 2]);
  for (const { queue, id } of items)
    expect(reviewer.control("POST", "review/decide", { queue, id, decision: "approve" }).status).toBe(200);
});

test("blocked-after-change: answers 60011 until a day after the change", () => {
  const { sandbox } = played("blocked-after-change");
  expect(sandbox.as("mei").call("applyTransactionOut", withdrawal).error?.code).toBe(60011);
  sandbox.world().clock.advance(24 * 60 * 60 * 1000);
  expect(sandbox.as("mei").call("applyTransactionOut", withdrawal).status).toBe(200);
});

test("locked-out: refuses the right password and the right PIN", () => {
  const { sandbox } = played("locked-out");
  expect(signIn(sandbox, "mei.lin@coffer.example").error?.code).toBe(50010);
  const vera = sandbox.as("verified");
  const { rid } = vera.call("applyTransactionOut", withdrawal).result;
  const verification = { fundPassword: DEMO_FUND_PIN, code: "000000" };
  expect(vera.call("confirmTransactionOut", { rid, verification }).error?.code).toBe(50010);
});

test.each(["merchant", "cashier"] as const)("suspended-merchant: restricts the %s after sign-in", (name) => {
  const api = played("suspended-merchant").sandbox.as(name);
  expect(api.call("getAddress", { coin: "BTC", network: "BTC" }).error?.code).toBe(60009);
  expect(api.call("applyTransactionOut", withdrawal).error?.code).toBe(40003);
});

test.each(["merchant", "cashier"] as const)("suspended-merchant: refuses payment orders of the %s", (name) => {
  const asked = { merchantOrderNumber: "HP-1", subject: "Bench", fiatCurrency: "EUR", coin: "USDT", network: "TRC20" };
  const api = played("suspended-merchant").sandbox.as(name);
  expect(api.call("createPaymentOrder", { ...asked, amount: "100" }).error?.code).toBe(40003);
  expect(api.call("getPaymentOrderList").error?.code).toBe(40003);
});

test("merchant-busy-day: has 2 000 orders, some paid too little, too much or late", () => {
  const merchant = played("merchant-busy-day").sandbox.as("merchant");
  const count = (more: object) =>
    merchant.call("getPaymentOrderList", { MaxResultCount: 1, ...more }).result.totalCount;
  expect(count({})).toBe(2000);
  for (const reason of ["underpaid", "overpaid", "late"])
    expect(count({ ReviewReason: [reason] }), reason).toBeGreaterThan(2);
});

test("stopped-account: refuses the right password", () => {
  const { sandbox } = played("stopped-account");
  expect(signIn(sandbox, "vera.ode@coffer.example").error?.code).toBe(80001);
});

test("full-address-pool: refuses a new address", () => {
  const { sandbox } = played("full-address-pool");
  const address = { coin: "USDT", network: "TRC20" };
  expect(sandbox.as("fresh").call("getAddress", address).error?.code).toBe(40017);
  expect(sandbox.as("mei").call("getAddress", address).status).toBe(200);
});

test("closed-networks: refuses closed networks and serves open ones", () => {
  const api = played("closed-networks").sandbox.as("mei");
  expect(api.call("getAddress", { coin: "USDT", network: "TRC20" }).error?.code).toBe(40002);
  expect(api.call("applyTransactionOut", withdrawal).error?.code).toBe(40012);
  expect(api.call("getAddress", { coin: "USDT", network: "ERC20" }).status).toBe(200);
});

test("hostile-content: returns stored text unchanged", () => {
  const { sandbox } = played("hostile-content");
  const api = sandbox.as("mei");
  const { items } = api.call("getAnnouncementList", { MaxResultCount: 100, ClientType: 0 }).result;
  expect(items.map((item) => item.title)).toContain('<script>alert("title")</script>');
  const remarks = api.call("getListByCoinTransactionOut", { MaxResultCount: 100 }).result.items;
  expect(remarks.some(({ remark }) => remark?.includes("onerror"))).toBe(true);
  expect(sandbox.as("pending").call("getKyc").result.rejectReason?.text).toContain("onerror");
});

test("maintenance and flaky-network: set rules until the next scenario", () => {
  const { sandbox } = played("maintenance");
  expect(sandbox.stranger().call("getKEIS").error?.code).toBe(1);
  const control = sandbox.stranger().control;
  control("POST", "scenario", { name: "flaky-network" });
  expect(control("GET", "faults").body).toMatchObject({ seed: "flaky-network", rules: { length: 4 } });
  control("POST", "scenario", { name: "rich-user" });
  expect(sandbox.stranger().call("getKEIS").status).toBe(200);
});

test("refuses an unknown scenario, lists the known ones and changes nothing", () => {
  const sandbox = TestSandbox.start();
  const before = sandbox.world().hash();
  const { status, body } = sandbox.stranger().control("POST", "scenario", { name: "poor-user" });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("everything-pending, review-queue");
  expect(sandbox.world().hash()).toBe(before);
});

test("ends a story at real time in a live world", () => {
  const now = Date.UTC(2027, 1, 3, 9, 30);
  const sandbox = new TestSandbox({ live: true, startAt: now - 3_600_000 });
  const request = { method: "POST", path: "/__sandbox/api/scenario", query: "", headers: {}, ip: "127.0.0.1" };
  const text = JSON.stringify({ name: "everything-pending" });
  const body = { kind: "text", contentType: "application/json", text } as const;
  expect(sandbox.handle({ ...request, body }, now).status).toBe(200);
  expect(sandbox.world().clock.now()).toBe(now);
  expect(sandbox.world().clock.state).toMatchObject({ mode: "live", offset: 0 });
});

test("reports the whole scenario to a subscriber", () => {
  const [sandbox, kept] = [TestSandbox.start(), TestSandbox.start()];
  sandbox.keep({ note: (change) => kept.apply(structuredClone(change), 0) });
  const { control } = sandbox.stranger();
  control("POST", "scenario", { name: "everything-pending" });
  control("POST", "clock/advance", { ms: 600_000 });
  expect(kept.world().hash()).toBe(sandbox.world().hash());
});

/** Times of day around a closing or a reset. */
const HOURS = ["00:01", "16:05", "23:58"];
/** Two thousand orders of the same kinds as in other scenarios. */
const CROWD = "merchant-busy-day";

test.each(HOURS)("plays every scenario at %s UTC", (hour) => {
  const startAt = Date.parse(`2026-11-24T${hour}:07Z`);
  const refused = scenarios
    .filter(({ name }) => name !== CROWD)
    .map(({ name }) => [name, TestSandbox.start({ startAt }).stranger().control("POST", "scenario", { name }).status])
    .filter(([, status]) => status !== 200);
  expect(refused).toEqual([]);
});
