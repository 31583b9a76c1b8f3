import { ApiKeyAddressScope, ApiKeyPermission, createClient } from "@coffer/sdk";
import { expect, it } from "vitest";
import { createSandbox } from "../../../apps/sandbox/src/index.ts";
import { nightlySweep, type Sweep } from "./nightly-sweep.ts";

const vault = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" };
const elsewhere = { ...vault, address: "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB" };
const sweep: Sweep = { ...vault, from: "500", amount: "100", night: "2026-11-21" };

/** Vera, and a program of hers whose key withdraws to her vault alone. */
async function program() {
  const { fetch } = createSandbox();
  const owner = createClient({ environment: "sandbox", fetch });
  await owner.auth.authenticateByEmailAddress({
    emailAddress: "vera.ode@coffer.example",
    password: "Coffer-demo-2026",
  });
  const { id } = await owner.addressBook.createUserCoinAddress({ ...vault, label: "Vault" });
  const { accessKey, secret } = await owner.apiKeys.createApiKey({
    remark: "Nightly sweep",
    permissions: [ApiKeyPermission.readOnly, ApiKeyPermission.withdraw],
    addressScope: ApiKeyAddressScope.custom,
    addressIds: [id],
    verification: { fundPassword: "246810" },
  });
  const coffer = createClient({ environment: "sandbox", fetch, apiKey: { key: accessKey, secret } });
  const run = async (changes: Partial<Sweep> = {}) => {
    const said: string[] = [];
    await nightlySweep(coffer, { ...sweep, ...changes }, (line) => said.push(line));
    return said;
  };
  const withdrawals = async () => (await owner.withdrawals.getListByCoinTransactionOut()).items;
  return { run, withdrawals };
}

it("reads the balance and withdraws to the allowed address, once a night", async () => {
  const { run, withdrawals } = await program();
  const [, sent] = await run();
  expect(sent).toMatch(/^100 USDT go to TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv as /);
  expect((await run())[1]).toBe(sent);
  expect(await withdrawals()).toHaveLength(1);
  await run({ night: "2026-11-22" });
  expect(await withdrawals()).toHaveLength(2);
});

it("is refused elsewhere, and leaves a balance that is low alone", async () => {
  const { run, withdrawals } = await program();
  expect((await run(elsewhere))[1]).toBe("Refused: the key may not withdraw to TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB");
  expect((await run({ from: "99999999" }))[1]).toBe("Below 99999999: nothing to do");
  expect(await withdrawals()).toHaveLength(0);
});
