import { expect, it } from "vitest";
import { withCodeSamples } from "./code-samples.ts";
import { operationsOf } from "./document.ts";
import { readContract } from "./testing/contract.ts";

it("shows each operation with the SDK and with curl", async () => {
  const document = withCodeSamples(await readContract());
  const samples = new Map(
    [...operationsOf(document)].map(({ operation }) => [
      operation.operationId,
      (operation as { "x-codeSamples"?: { source: string }[] })["x-codeSamples"]?.map(({ source }) => source) ?? [],
    ]),
  );
  const permitted = new Set(
    [...operationsOf(document)].flatMap(({ operation }) => (operation["x-permission"] ? [operation.operationId] : [])),
  );
  for (const [id, sources] of samples) expect(sources).toHaveLength(permitted.has(id) ? 3 : 2);

  const [sdk, curl] = samples.get("confirmTransactionOut") ?? [];
  expect(sdk).toContain("coffer.withdrawals.confirmTransactionOut({");
  expect(sdk).toContain('"rid"');
  expect(curl).toContain("ConfirmTransactionOut?rid=");
  expect(curl).toContain("Idempotency-Key");
  const [, , signed] = samples.get("applyTransactionOut") ?? [];
  expect(signed).toContain("X-Coffer-Signature: $signature");
  // A list repeats its parameter for each value.
  expect(samples.get("getUserAssetsHistory")?.[1]).not.toContain("%2C");
  // Fields that the SDK fills are left out.
  const [signIn] = samples.get("authenticateByEmailAddress") ?? [];
  expect(signIn).not.toContain("passwordKeyId");
  expect(signIn).not.toContain("ticket");
});
