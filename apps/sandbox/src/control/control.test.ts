import { expect, test } from "vitest";
import { TestSandbox } from "../testing/client.ts";

const start = () => {
  const sandbox = TestSandbox.start();
  const { control } = sandbox.stranger();
  const get = (path: string) => control("GET", path).body as Record<string, never>;
  return { sandbox, control, get };
};
const items = (body: unknown) => (body as { items: Record<string, unknown>[] }).items;

test("lists all personas, and each can sign in", () => {
  const { control, get } = start();
  const personas = items(get("personas"));
  expect(new Set(personas.map((each) => each.accountType))).toEqual(new Set([0, 1, 2, 3, 5, 6]));
  expect(new Set(personas.map((each) => each.kycStatus))).toEqual(new Set([0, 1, 2, 3]));
  for (const { name, uid } of personas)
    expect(control("POST", "personas/sign-in", { name }).body).toMatchObject({
      uid,
      accessToken: expect.stringMatching(/^at_main\./),
    });
});

test("confirms a deposit block by block, credits it, and the books balance", () => {
  const { sandbox, control, get } = start();
  const mei = sandbox.as("mei");
  const { address } = mei.call("getAddress", { coin: "USDT", network: "TRC20" }).result;
  const sent = { coin: "USDT", network: "TRC20", address, amount: "250.5" };
  expect(control("POST", "chain/deposit", sent)).toMatchObject({
    status: 200,
    body: { uid: "80412", amount: "250.5" },
  });
  const newest = () => mei.call("getListByCoinTransactionIn", { MaxResultCount: 1 }).result.items[0];
  control("POST", "clock/advance", { ms: 3000 });
  expect(newest()).toMatchObject({ status: 11, confirmations: 1, creditedAt: null });
  control("POST", "clock/advance", { ms: 57_000 });
  expect(newest()).toMatchObject({ status: 12, confirmations: 20 });
  const account = items(get("books/accounts")).find((each) => each.account === "user:80412:main:USDT");
  expect(account).toMatchObject({ balance: "21730.62", held: "0" });
  expect(get("books")).toMatchObject({ balanced: true });
});

test("accepts the user instead of the address of a deposit", () => {
  const { control } = start();
  const sent = { coin: "XRP", network: "XRP", amount: "20", name: "fresh" };
  expect(control("POST", "chain/deposit", sent).body).toMatchObject({
    uid: "80401",
    tag: expect.stringMatching(/^\d+$/),
  });
  expect(control("POST", "chain/deposit", { ...sent, name: "nobody" })).toMatchObject({
    status: 400,
    body: { error: { validationErrors: [{ field: "name", rule: "enum", message: expect.any(String) }] } },
  });
});

test("shows the authenticator code that sign-in accepts", () => {
  const { sandbox, get } = start();
  const { code } = get("authenticator?name=mei");
  const stranger = sandbox.stranger();
  const mei = { emailAddress: "mei.lin@coffer.example", password: "Coffer-demo-2026" };
  const { verificationToken } = stranger.call("authenticateByEmailAddress", mei).result;
  expect(stranger.call("securityVerification", { verificationToken, googleCode: code }).status).toBe(200);
  expect(get("authenticator?name=fresh")).toMatchObject({ code: null });
});

test("reads the inbox by receiver, newest first", () => {
  const { sandbox, get } = start();
  const send = (emailAddress: string) => sandbox.stranger().call("sendVerificationCode", { scene: 0, emailAddress });
  send("a@coffer.example");
  send("b@coffer.example");
  expect(items(get("inbox")).map((each) => each.to)).toEqual(["b@coffer.example", "a@coffer.example"]);
  expect(items(get("inbox?to=A@coffer.example"))).toHaveLength(1);
});

test("lists, forks once and deletes worlds, except the main one", () => {
  const { control, get } = start();
  expect(control("POST", "worlds/fork", { id: "second" }).status).toBe(200);
  expect(control("POST", "worlds/fork", { id: "second" }).status).toBe(400);
  expect(items(get("worlds")).map((each) => each.id)).toEqual(["main", "second"]);
  expect(control("DELETE", "worlds?id=second").status).toBe(200);
  expect(control("DELETE", "worlds?id=main").status).toBe(400);
  expect(control("DELETE", "worlds?id=second").status).toBe(400);
});

test("changes only the named settings", () => {
  const { control, get } = start();
  control("PUT", "settings", { reviewSeconds: 30 });
  expect(control("PUT", "settings", { allowMagicCode: false }).body).toMatchObject({
    allowMagicCode: false,
    reviewSeconds: 30,
  });
  expect(control("PUT", "settings", { reviewSeconds: null }).body).toMatchObject({ reviewSeconds: null });
  expect(control("PUT", "settings", { allowMagicCode: "yes" }).status).toBe(400);
  expect(get("world").settings).toMatchObject({ allowMagicCode: false });
});

test("lists every operation in the coverage", () => {
  const { get } = start();
  const { served, total, notServedYet } = get("coverage") as unknown as {
    served: number;
    total: number;
    notServedYet: string[];
  };
  expect(served + notServedYet.length).toBe(total);
  expect(items(get("coverage"))).toHaveLength(total);
});

const plans = start();
test.each([
  [{ rules: "no" }, "rules"],
  [{ rules: [{ operation: "nothing", kind: "empty" }] }, "rules.0.operation"],
  [{ rules: [{ kind: "code", value: 99999 }] }, "rules.0.value"],
  [{ rules: [{ kind: "status", value: 99 }] }, "rules.0.value"],
  [{ rules: [{ kind: "explode" }] }, "rules.0.kind"],
  [{ rules: [{ group: "nobody", kind: "empty" }] }, "rules.0.group"],
  [{ rules: [{ service: "nobody", kind: "empty" }] }, "rules.0.service"],
  [{ rules: [{ kind: "empty" }, { kind: "empty", value: 3 }] }, "rules.1.value"],
  [{ rules: [{ kind: "drip", value: 60_001 }] }, "rules.0.value"],
  [{ rules: [{ kind: "empty", nth: 0 }] }, "rules.0.nth"],
  [{ rules: [{ kind: "empty", nth: 1, probability: 1 }] }, "rules.0.nth"],
  [{ rules: [{ kind: "empty", often: true }] }, "rules.0.often"],
  [{ rules: [{ latency: "slow" }] }, "rules.0.latency"],
  [{ rules: [{ latency: -1 }] }, "rules.0.latency"],
  [{ rules: [{ latency: 120_001 }] }, "rules.0.latency"],
  [{ rules: [{ latency: {} }] }, "rules.0.latency"],
  [{ rules: [{ latency: { uniform: [5, 1] } }] }, "rules.0.latency.uniform.1"],
  [{ rules: [{ latency: { uniform: [5] } }] }, "rules.0.latency.uniform"],
  [{ rules: [{ latency: { lognormal: { median: 5, max: 9 } } }] }, "rules.0.latency.lognormal.sigma"],
  [{ rules: [{ latency: { lognormal: { median: 5, sigma: 1 } } }] }, "rules.0.latency.lognormal.max"],
  [{ rules: [{ latency: { lognormal: { median: 5, sigma: 1, max: 9, mean: 1 } } }] }, "rules.0.latency.lognormal.mean"],
  [{ rules: [{ probability: 2, kind: "empty" }] }, "rules.0.probability"],
  [{ rules: [{ operation: "getKEIS" }] }, "rules.0"],
])("refuses the fault plan %j with an error at %s", (plan, field) => {
  const { status, body } = plans.control("PUT", "faults", plan);
  expect([
    status,
    (body as never as { error: { validationErrors: { field: string }[] } }).error.validationErrors[0]?.field,
  ]).toEqual([400, field]);
});
