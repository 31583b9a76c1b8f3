import { expect, it } from "vitest";
import type { LoggedRequest } from "../../../calls/replies.ts";
import { curlOf } from "./curl.ts";
import { sdkCallOf } from "./sdk-call.ts";

const request = (more: Partial<LoggedRequest>): LoggedRequest => ({
  requestId: "req_1",
  at: "2026-11-21T14:00:00.000Z",
  method: "POST",
  path: "/api/services/app/CoinTransactionOut/ConfirmTransactionOut",
  query: "rid=r_1",
  operation: "confirmTransactionOut",
  uid: "80412",
  status: 200,
  code: null,
  input: {
    rid: "r_1",
    verification: { fundPassword: "•••", fundPasswordKeyId: "k_1", googleCode: "•••" },
  },
  reply: "{}",
  fault: null,
  findings: [],
  ledger: [],
  took: null,
  body: null,
  contentType: "application/json",
  idempotencyKey: null,
  outcome: null,
  signedIn: true,
  canReplay: true,
  replayOf: null,
  postings: [],
  ...more,
});

it("writes an SDK call without filled fields and with placeholders for secrets", () => {
  expect(sdkCallOf(request({}), "The SDK encrypts")).toBe(`// The SDK encrypts: verification.fundPassword
await coffer.withdrawals.confirmTransactionOut({
  rid: "r_1",
  verification: {
    fundPassword,
    googleCode,
  },
});`);
});

it("passes the idempotency key, and omits empty input", () => {
  const sent = request({ operation: "applyTransactionOut", input: { amount: "1" }, idempotencyKey: "intent-0001" });
  expect(sdkCallOf(sent, "")).toBe(
    'await coffer.withdrawals.applyTransactionOut({\n  amount: "1",\n}, { idempotencyKey: "intent-0001" });',
  );
  expect(sdkCallOf(request({ operation: "getKEIS", input: {} }), "")).toBe("await coffer.basic.getKEIS();");
  expect(sdkCallOf(request({ operation: null }), "")).toBeNull();
});

it("writes shell-safe curl", () => {
  const sent = request({
    method: "POST",
    path: "/api/services/app/UserCoinAddress/CreateUserCoinAddress",
    query: "",
    operation: "createUserCoinAddress",
    input: { label: "Mei's $(rm) `x`" },
  });
  expect(curlOf(sent, "http://127.0.0.1:4010", "trial")).toBe(
    `curl -X POST 'http://127.0.0.1:4010/api/services/app/UserCoinAddress/CreateUserCoinAddress' \\
  -H "Authorization: Bearer $COFFER_TOKEN" \\
  -H 'X-Sandbox-World: trial' \\
  -H "Content-Type: application/json" \\
  -d '{
  "label": "Mei'\\''s $(rm) \`x\`"
}'`,
  );
});

it("leaves a file's path to the user", () => {
  const sent = request({
    operation: "uploadImage",
    query: "",
    input: { file: "me.png, 2048 bytes", purpose: "identity" },
  });
  expect(curlOf(sent, "http://h", "main")).toContain("-F 'file=@me.png' \\\n  -F 'purpose=identity'");
  expect(sdkCallOf(sent, "")).toContain('{\n  file,\n  purpose: "identity",\n}');
});

it("marks encrypted fields in curl and keeps the query", () => {
  const written = curlOf(request({}), "http://127.0.0.1:4010", "main");
  expect(written).toContain("ConfirmTransactionOut?rid=r_1'");
  expect(written).toContain("<verification.fundPassword, encrypted>");
  expect(written).not.toContain('"rid"');
});
