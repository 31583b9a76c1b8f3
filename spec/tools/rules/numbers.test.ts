import { expect, it } from "vitest";
import { sample } from "../testing/sample.ts";
import { numbers } from "./numbers.ts";

const shown = (...records: object[]) => {
  const { contract, document, operation } = sample();
  document["x-number-prefixes"] = { P: "payment" };
  const media = operation.responses?.["200"]?.content?.["application/json"];
  if (media) media.examples = { it: { value: { result: records } } };
  return [...numbers(contract)].map(([, message]) => message);
};

it("finds a prefix no kind of record has", () => {
  expect(shown({ id: "a", number: "P2026112100001" })).toEqual([]);
  expect(shown({ id: "a", number: "ZZ2026112100001" })).toEqual([expect.stringContaining("prefix")]);
});

it("finds a record that has two numbers", () => {
  expect(shown({ id: "a", number: "P2026112100001" }, { id: "a", number: "P2026112100002" })).toEqual([
    "gives a the number P2026112100002, and elsewhere P2026112100001; it has one.",
  ]);
});
