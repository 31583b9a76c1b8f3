import { describe, expect, it } from "vitest";
import type { LoggedRow } from "../../calls/replies.ts";
import { choices, fitsFilters, isVisitor, noFilters } from "./filters.ts";
import { split } from "./use-followed.ts";

const row = (requestId: string, more: Partial<LoggedRow> = {}): LoggedRow => ({
  requestId,
  at: "2026-11-21T14:00:00.000Z",
  method: "GET",
  path: "/api/x",
  operation: "getAssets",
  uid: "80412",
  status: 200,
  code: null,
  fault: null,
  findings: [],
  ledger: [],
  took: null,
  ...more,
});
const rows = [
  row("req_3", { status: 503, code: null, fault: "{}", uid: null }),
  row("req_2", { status: 400, code: 60028, operation: "applyTransactionOut" }),
  row("req_1"),
];
const ids = (found: readonly LoggedRow[]) => found.map(({ requestId }) => requestId);

describe("filters of the request log", () => {
  it.each([
    [{}, ["req_3", "req_2", "req_1"]],
    [{ operation: "getAssets" }, ["req_3", "req_1"]],
    [{ answer: "refused" }, ["req_2"]],
    [{ answer: "failed" }, ["req_3"]],
    [{ answer: "fault", uid: isVisitor }, ["req_3"]],
    [{ code: "60028" }, ["req_2"]],
    [{ typed: " REQ_1 " }, ["req_1"]],
  ] as const)("reduces to %j by %j", (filters, left) => {
    expect(ids(rows.filter(fitsFilters({ ...noFilters, ...filters })))).toEqual(left);
  });

  it("offers existing values", () => {
    expect(choices(rows)).toEqual({
      operations: ["applyTransactionOut", "getAssets"],
      codes: [60028],
      uids: ["80412", isVisitor],
    });
  });
});

describe("while the user reads", () => {
  it("holds new rows back and counts them", () => {
    const { shown, newer } = split(rows, rows, "req_1");
    expect([ids(shown), newer]).toEqual([["req_1"], 2]);
  });
  it("applies filters to the count too", () => {
    const found = rows.filter(({ operation }) => operation === "getAssets");
    const { shown, newer } = split(rows, found, "req_1");
    expect([ids(shown), newer]).toEqual([["req_1"], 1]);
  });
  it("holds nothing back after the log was cleared", () => {
    expect(split(rows, rows, "req_0").newer).toBe(0);
  });
});
