import { expect, it } from "vitest";
import { type Column, csvRows, nextSort, readSort, sortRows } from "./columns.ts";

type Row = { name: string; amount: string };
const rows: Row[] = [
  { name: "b10", amount: "9" },
  { name: "b2", amount: "10.000000000000000001" },
  { name: "a", amount: "10" },
];
const columns: Column<Row>[] = [
  { id: "name", header: "Name", cell: (row) => row.name, value: (row) => row.name, sort: true },
  { id: "amount", header: "Amount", cell: (row) => row.amount, value: (row) => row.amount, sort: true, number: true },
  { id: "act", header: "", cell: () => null },
];
const names = (sort: string) => sortRows(rows, columns, readSort(sort), "en").map((row) => row.name);

it("sorts amounts by every digit and words with their numbers", () => {
  expect(names("-amount")).toEqual(["b2", "a", "b10"]);
  expect(names("name")).toEqual(["a", "b2", "b10"]);
  expect(names("act")).toEqual(["b10", "b2", "a"]);
  expect(names("nothing")).toEqual(["b10", "b2", "a"]);
});

it("goes from falling to rising to as it was", () => {
  expect(nextSort("name", undefined)).toBe("-name");
  expect(nextSort("name", readSort("-name"))).toBe("name");
  expect(nextSort("name", readSort("name"))).toBeUndefined();
});

it("exports what has a plain value", () => {
  expect(csvRows(columns, rows.slice(0, 1))).toEqual({ header: ["Name", "Amount"], body: [["b10", "9"]] });
});
