import type { LoggedRow } from "../../calls/replies.ts";
import { contains } from "../../parts/contains.ts";
import type { Words } from "../../words/words.ts";

export type Answer = keyof Words["requests"]["answers"];
export type Filters = { typed: string; operation: string; answer: Answer | ""; code: string; uid: string };
export const noFilters: Filters = { typed: "", operation: "", answer: "", code: "", uid: "" };

const answers: Record<Answer, (row: LoggedRow) => boolean> = {
  good: ({ status }) => status < 400,
  refused: ({ status }) => status >= 400 && status < 500,
  failed: ({ status }) => status >= 500,
  findings: ({ findings }) => findings.length > 0,
  fault: ({ fault }) => fault !== null,
};

export const isVisitor = "visitor";

export const fitsFilters =
  ({ typed, operation, answer, code, uid }: Filters) =>
  (row: LoggedRow): boolean =>
    (operation === "" || row.operation === operation) &&
    (answer === "" || answers[answer](row)) &&
    (code === "" || String(row.code) === code) &&
    (uid === "" || (row.uid ?? isVisitor) === uid) &&
    contains([row.operation, row.path, row.requestId, row.uid], typed);

/** The options: each value once, in order. */
export function choices(rows: readonly LoggedRow[]) {
  const distinct = <Value>(values: readonly (Value | null)[]) => [
    ...new Set(values.filter((value): value is Value => value !== null)),
  ];
  return {
    operations: distinct(rows.map(({ operation }) => operation)).sort(),
    codes: distinct(rows.map(({ code }) => code)).sort((a, b) => a - b),
    uids: [...new Set(rows.map(({ uid }) => uid ?? isVisitor))].sort(),
  };
}
