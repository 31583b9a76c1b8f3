import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";

const nameOf = (code: string, channel?: string) =>
  TestSandbox.start()
    .as("mei")
    .call("getCashBankList", { code, ...(channel && { channel }) })
    .result.items.map(({ name }) => name);

test.each([
  ["DE89370400440532013000", "Rhein Clearing Bank"],
  ["GB33BUKB20201555555555", "Thames Clearing Bank"],
  ["RHCLDEFFXXX", "Rhein Clearing Bank"],
  ["110000000", "Prairie Union Bank"],
  ["37040044", "Rhein Clearing Bank"],
  ["HDFC0001234", "Narmada Bank"],
  ["002010077777777771", "Banco Anáhuac"],
  ["000312345", "Maple Ridge Bank"],
  ["062000", "Southern Cross Bank"],
])("maps the code %s to %s", (code, name) => expect(nameOf(code)).toEqual([name]));

test("maps unknown and wrong codes to no bank, and separates clearings by channel", () => {
  expect(nameOf("DE88370400440532013000")).toEqual([]);
  expect(nameOf("110000001")).toEqual([]);
  expect(nameOf("601613", "fasterPayments")).toEqual(["Thames Clearing Bank"]);
  expect(nameOf("601613", "fps")).toEqual([]);
});

test("searches the directory by name, code and BIC in pages", () => {
  const api = TestSandbox.start().as("mei");
  const all = api.call("getCashBankList", { MaxResultCount: 100 }).result;
  expect(all.items).toHaveLength(all.totalCount);
  expect(api.call("getCashBankList", { Keyword: "harbour" }).result.items).toMatchObject([{ bankCode: "004" }]);
  const second = api.call("getCashBankList", { SkipCount: 2, MaxResultCount: 2 }).result;
  expect(second.items).toEqual(all.items.slice(2, 4));
});
