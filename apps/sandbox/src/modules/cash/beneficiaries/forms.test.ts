import { describe, expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { CASH_CHANNELS } from "../channels/exports.ts";
import { WIRE_COUNTRIES } from "./countries.ts";

const api = TestSandbox.start().as("verified");
const form = (input: Record<string, unknown>) =>
  api.call("getChannelBeneficiaryDynamicFormsFields", input).result.map(({ key }) => key);
const save = (channel: string, payeeType: string, fields: Record<string, string>) =>
  api.call("createBeneficiary", { channel, payeeType, fields });
const rule = (reply: ReturnType<typeof save>) => reply.error?.validationErrors?.map(({ field, rule }) => [field, rule]);

const person = { friendlyName: "A", firstName: "Jonas", lastName: "Keller", accountHolderName: "Jonas Keller" };
const iban = { ...person, currency: "EUR", bankCountry: "DE", iban: "DE89370400440532013000" };
const place = {
  ...{ bankName: "B", bankCity: "C", beneficiaryAddressLine: "D 1", beneficiaryCity: "E", currency: "USD" },
};
const wire = { ...person, ...place };

test.each(CASH_CHANNELS)("asks for personal names only for persons, and for the currency last, on %s", (channel) => {
  const of = (payeeType: string) => form({ channel, payeeType });
  expect(of("person")).toContain("firstName");
  expect(of("company")).not.toContain("firstName");
  expect(form({ channel }).at(-1)).toBe("currency");
});

test("asks for the fields of each country's clearing", () => {
  const codes = [
    "iban",
    "blz",
    "aba",
    "bsb",
    "ifs",
    "clabe",
    "ctn",
    "bankCode",
    "branchCode",
    "accountNumber",
    "bicSwiftCode",
  ];
  const of = (bankCountry: string) =>
    form({ channel: "wire", payeeType: "company", bankCountry }).filter((key) => codes.includes(key));
  expect(of("US")).toEqual(["aba", "accountNumber"]);
  expect(of("AU")).toEqual(["bsb", "accountNumber", "bicSwiftCode"]);
  expect(of("IN")).toEqual(["ifs", "accountNumber", "bicSwiftCode"]);
  expect(of("MX")).toEqual(["clabe", "bicSwiftCode"]);
  expect(of("CA")).toEqual(["ctn", "accountNumber", "bicSwiftCode"]);
  expect(of("DE")).toEqual(["iban", "blz", "bicSwiftCode"]);
  expect(of("FR")).toEqual(["iban", "bicSwiftCode"]);
  expect(of("SG")).toEqual(["bankCode", "branchCode", "accountNumber", "bicSwiftCode"]);
  for (const country of WIRE_COUNTRIES)
    expect([country, of(country).some((key) => ["iban", "clabe", "accountNumber"].includes(key))]).toEqual([
      country,
      true,
    ]);
});

describe("beneficiary with a wrong field", () => {
  test.each([
    ["an IBAN's check digits", "sepa", { ...iban, iban: "DE88370400440532013000" }, "fields.iban", "checksum"],
    ["an IBAN of another country", "sepa", { ...iban, bankCountry: "FR" }, "fields.iban", "match"],
    ["a BIC of another country", "sepa", { ...iban, bicSwiftCode: "BQCNFRPP" }, "fields.bicSwiftCode", "match"],
    ["a BIC of no country", "sepa", { ...iban, bicSwiftCode: "RHCLZZFF" }, "fields.bicSwiftCode", "checksum"],
    ["a country the channel doesn't reach", "sepa", { ...iban, bankCountry: "US" }, "fields.bankCountry", "enum"],
    ["a field the channel doesn't have", "sepa", { ...iban, aba: "110000000" }, "fields.aba", "unknown"],
    ["a required field missing", "sepa", { ...iban, iban: undefined }, "fields.iban", "required"],
    [
      "an ABA's check digit",
      "wire",
      { ...wire, bankCountry: "US", aba: "110000001", accountNumber: "12345" },
      "fields.aba",
      "checksum",
    ],
    [
      "a CLABE's check digit",
      "wire",
      { ...wire, bankCountry: "MX", clabe: "002010077777777770", bicSwiftCode: "BANAMXMM" },
      "fields.clabe",
      "checksum",
    ],
    [
      "a field of another country",
      "wire",
      { ...wire, bankCountry: "MX", clabe: "002010077777777771", bicSwiftCode: "BANAMXMM", bsb: "062000" },
      "fields.bsb",
      "unknown",
    ],
    [
      "a BLZ that isn't the IBAN's",
      "wire",
      { ...wire, bankCountry: "DE", iban: iban.iban, bicSwiftCode: "RHCLDEFF", blz: "10050000" },
      "fields.blz",
      "match",
    ],
  ] as const)("%s", (_, channel, fields, field, broken) => {
    expect(rule(save(channel, "person", fields as never))).toEqual([[field, broken]]);
  });

  test("checks the last character of a Chinese identity card", () => {
    const local = {
      ...{ ...person, currency: "CNY", bankCountry: "CN", bankName: "Huangpu Clearing Bank", bankCity: "上海" },
      accountNumber: "6217001180012345678",
    };
    const withId = (ownerDocumentNumber: string) => save("localBank", "person", { ...local, ownerDocumentNumber });
    // The example of GB 11643's annex.
    expect(withId("11010519491231002X").error).toBeNull();
    expect(rule(withId("110105194912310021"))).toEqual([["fields.ownerDocumentNumber", "checksum"]]);
  });
});
