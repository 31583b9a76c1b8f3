import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createClient, createMemoryStore } from "@coffer/sdk";
import { AccountType, ApiKeyPermission } from "@coffer/sdk/contract";
import { expect, onTestFinished, test } from "vitest";
import { runs } from "../../../../../.ci/property.ts";
import { withCodeSamples } from "../../../../../spec/tools/code-samples.ts";
import { operationsOf } from "../../../../../spec/tools/document.ts";
import { readContract } from "../../../../../spec/tools/testing/contract.ts";
import { startServer } from "../../adapters/server.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD } from "../auth/user/personas.ts";

const AT_ONCE = 8;
/** Who may call what others may not. */
const owners = [
  [AccountType.personal, "vera.ode@coffer.example"],
  [AccountType.merchant, "desk@harbour-pine.example"],
  [AccountType.acceptor, "dealer@coffer.example"],
] as const;

type Key = Awaited<ReturnType<typeof keyOf>>;

type Sample = { label: string; source: string };
const signedCurl = (operation: object) =>
  (operation as { "x-codeSamples"?: Sample[] })["x-codeSamples"]?.find(({ label }) => label === "curl, signed")?.source;

async function keyOf(baseUrl: string, emailAddress: string) {
  const owner = createClient({ baseUrl, store: createMemoryStore() });
  await owner.auth.authenticateByEmailAddress({ emailAddress, password: DEMO_PASSWORD });
  const { accessKey, secret } = await owner.apiKeys.createApiKey({
    ...{ remark: "Bot", permissions: Object.values(ApiKeyPermission), addressScope: 0 },
    verification: { fundPassword: DEMO_FUND_PIN },
  });
  return { COFFER_API_KEY: accessKey, COFFER_API_SECRET: secret ?? "" };
}

test("the reference's signed curl of each operation opens it with a key of one's own", async () => {
  const server = await startServer({ port: 0, startAt: Date.now() });
  onTestFinished(() => server.stop());
  const keys = new Map<number | undefined, Key>();
  for (const [type, emailAddress] of owners) keys.set(type, await keyOf(server.url, emailAddress));
  const document = withCodeSamples(await readContract());
  const host = document.servers.at(-1)?.url ?? "";
  const all = [...operationsOf(document)].flatMap(({ operation }) => {
    const source = signedCurl(operation);
    const key = keys.get(operation["x-accounts"]?.find((type) => keys.has(type)) ?? AccountType.personal);
    return source ? [{ id: operation.operationId, key, source: source.replaceAll(host, server.url) }] : [];
  });
  expect(all.length).toBeGreaterThan(50);
  // In `test` every tenth, in a soak each.
  const waiting = all.filter((_, at) => at % 10 < runs(10));
  const refused: unknown[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { stdout } = await promisify(execFile)("sh", ["-c", next.source], { env: { ...process.env, ...next.key } });
      const { error } = JSON.parse(stdout);
      // What it does with its example is told in other tests: here only who asks, and whether they may.
      if ([401, 403].includes(error?.code)) refused.push([next.id, error]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(refused).toEqual([]);
});
