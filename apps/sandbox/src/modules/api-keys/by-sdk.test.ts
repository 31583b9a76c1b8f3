import { type ApiKeyPermission, createClient, hasCode } from "@coffer/sdk";
import { operations } from "@coffer/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { InProcessSandbox } from "../../adapters/in-process.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD } from "../auth/user/personas.ts";

const verification = { fundPassword: DEMO_FUND_PIN };
const order = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv", amount: "25" };

let sandbox: InProcessSandbox;
let owner: ReturnType<typeof createClient>;
beforeEach(async () => {
  sandbox = new InProcessSandbox();
  owner = createClient({ environment: "sandbox", fetch: inProcess });
  await owner.auth.authenticateByEmailAddress({ emailAddress: "vera.ode@coffer.example", password: DEMO_PASSWORD });
});

const inProcess = (request: Request) => sandbox.fetch(request);

/** Returns an SDK client with a key of this permission. */
async function keyed(permission: ApiKeyPermission, fetch = inProcess) {
  const scope = permission === 1 ? { addressScope: 0 as const } : {};
  const made = await owner.apiKeys.createApiKey({ remark: "Bot", permissions: [permission], verification, ...scope });
  return createClient({ environment: "sandbox", fetch, apiKey: { key: made.accessKey, secret: made.secret } });
}

const outcomeOf = async (call: Promise<unknown>) => {
  try {
    await call;
    return "done";
  } catch (error) {
    return hasCode(error, 403) ? `lacks ${error.data?.permission}` : error;
  }
};

test.each([
  [0, "done", "lacks withdraw", "lacks trade"],
  [1, "lacks read", "done", "lacks trade"],
  [2, "done", "lacks withdraw", "done"],
] as const)(
  "lets a key of permission %i read: %s, withdraw: %s, trade: %s",
  async (permission, reads, withdraws, trades) => {
    const coffer = await keyed(permission);
    expect(await outcomeOf(coffer.assets.getAssets())).toBe(reads);
    expect(await outcomeOf(coffer.withdrawals.applyTransactionOut(order))).toBe(withdraws);
    const pair = { from: "USDT", to: "BTC", amount: "100" };
    const quoted = await outcomeOf(coffer.convert.convertQuote(pair as never));
    expect(typeof quoted === "string" && quoted.startsWith("lacks") ? quoted : "done").toBe(trades);
    expect(await outcomeOf(coffer.profile.exit())).toBe("lacks none");
  },
);

test("tolerates a clock that is an hour off and signs any body", async () => {
  let sent = 0;
  const coffer = await keyed(0, (request) => {
    sent += 1;
    return inProcess(request);
  });
  sandbox.world().clock.advance(60 * 60 * 1000);
  expect((await coffer.assets.getAssets()).items.length).toBeGreaterThan(0);
  expect(sent).toBe(2);
  const found = await coffer.withdrawals.getListByCoinTransactionOut({ Keyword: "Ünïcode ✓ 'x'" });
  expect(found.totalCount).toBe(0);
  expect(sent).toBe(3);
});

test("signs exactly the operations that the contract opens to keys", async () => {
  const coffer = await keyed(2);
  for (const { group, operationId, permission, auth } of Object.values(operations)) {
    if (auth === "none") continue;
    const call = Reflect.get(Reflect.get(coffer, group), operationId);
    const error = await call({}).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    const isKept = hasCode(error, 403) && error.attempts === 0;
    expect(isKept, operationId).toBe(permission === undefined && auth === "required");
  }
});
