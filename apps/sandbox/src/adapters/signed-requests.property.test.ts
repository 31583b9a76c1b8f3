import { createClient } from "@coffer/sdk";
import { operations } from "@coffer/sdk/contract";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FUND_PIN, DEMO_PASSWORD } from "../modules/auth/user/personas.ts";
import { signed } from "../testing/sign.ts";
import { startServer } from "./server.ts";

const AT_ONCE = 2000;

test("answers 2000 concurrent signed requests separately, and accepts one nonce among them once", async () => {
  const server = await startServer({ port: 0, live: false });
  onTestFinished(() => server.stop());
  const owner = createClient({ baseUrl: server.url });
  await owner.auth.authenticateByEmailAddress({ emailAddress: "vera.ode@coffer.example", password: DEMO_PASSWORD });
  const verification = { fundPassword: DEMO_FUND_PIN };
  const key = await owner.apiKeys.createApiKey({ remark: "Bot", permissions: [0], verification });
  const timestamp = server.sandbox.world().clock.now();
  const target = operations.getAccountInfo.path;
  const send = async (nonce: { nonce?: string }) => {
    const headers = signed(key, { method: "GET", target, timestamp, ...nonce });
    const reply = await fetch(server.url + target, { headers });
    const { result, error } = await reply.json();
    return `${reply.status} ${result?.uid ?? error.data.reason}`;
  };
  const calls = Array.from({ length: AT_ONCE }, (_, at) => send(at % 10 === 0 ? { nonce: "same-for-200" } : {}));
  const counted = Map.groupBy(await Promise.all(calls), (told) => told);
  expect(Object.fromEntries([...counted].map(([told, all]) => [told, all.length]))).toEqual({
    "200 80413": 1801,
    "401 usedNonce": 199,
  });
});
