import type { BeneficiaryFields, CashChannelCode } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../../../../../../.ci/property.ts";
import { Refusal } from "../../../core/refusal.ts";
import { TestSandbox } from "../../../testing/client.ts";
import { checkFields } from "./check-fields.ts";
import { beneficiaryForm } from "./forms.ts";

const CODES = 200;
const world = TestSandbox.start().world();
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** Independent formulas, not the tested ones. */
const remainder = (text: string, by: bigint) =>
  BigInt([...text].map((each) => Number.parseInt(each, 36)).join("")) % by;
const ibanOf = (country: string, bban: string) => {
  const check = 98n - remainder(`${bban}${country}00`, 97n);
  return `${country}${String(check).padStart(2, "0")}${bban}`;
};
const sum = (text: string, weights: readonly number[], modulus: number) =>
  [...text].reduce((total, digit, at) => total + ((Number(digit) * (weights[at % weights.length] ?? 0)) % modulus), 0);
const completed = (body: string) => body + String((10 - (sum(body, [3, 7, 1], 10) % 10)) % 10);
const idOf = (body: string) => {
  // The weights of the standard.
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const rest = [...body].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0) % 11;
  return body + ("10X98765432"[rest] ?? "");
};

const payee = { friendlyName: "A", firstName: "B", lastName: "C", accountHolderName: "B C", bankName: "D" };
const wire = { ...payee, bankCity: "E", beneficiaryAddressLine: "F", beneficiaryCity: "G", currency: "USD" };
/** Returns the field by which the server refuses a personal account with these fields, if any. */
function refusedBy(channel: CashChannelCode, fields: BeneficiaryFields): string | null {
  try {
    checkFields(beneficiaryForm(world, channel), "person", fields);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.validationErrors[0]?.field ?? "";
  }
}
/** Changes one digit other than the last: every formula detects that. */
const broken = (code: string, at: number) => {
  const place = 4 + (at % (code.length - 5));
  return `${code.slice(0, place)}${(Number(code[place]) + 1) % 10}${code.slice(place + 1)}`;
};

type Format = readonly [string, fc.Arbitrary<string>, (code: string) => string | null];
const sepa = (bankCountry: string) => (iban: string) =>
  refusedBy("sepa", { ...payee, bankCountry, iban, currency: "EUR" });
const formats: readonly Format[] = [
  ["IBAN of Germany", digits(18).map((bban) => ibanOf("DE", bban)), sepa("DE")],
  ["IBAN of Austria", digits(16).map((bban) => ibanOf("AT", bban)), sepa("AT")],
  ["IBAN of Switzerland", digits(17).map((bban) => ibanOf("CH", bban)), sepa("CH")],
  [
    "ABA",
    fc.tuple(fc.constantFrom("01", "12", "21", "32", "65", "72", "80"), digits(6)).map(([a, b]) => completed(a + b)),
    (aba) => refusedBy("wire", { ...wire, bankCountry: "US", aba, accountNumber: "12345" }),
  ],
  [
    "CLABE",
    digits(17).map(completed),
    (clabe) => refusedBy("wire", { ...wire, bankCountry: "MX", clabe, bicSwiftCode: "BANAMXMM" }),
  ],
  [
    "Chinese identity card",
    digits(17).map(idOf),
    (ownerDocumentNumber) =>
      refusedBy("localBank", {
        ...{ ...payee, bankCity: "E", bankCountry: "CN", accountNumber: "6217001180012345678", currency: "CNY" },
        ownerDocumentNumber,
      }),
  ],
];

test.each(formats)("accepts valid %s codes and refuses a wrong digit", (_, codes, refused) => {
  fc.assert(
    fc.property(codes, fc.nat(20), (code, at) => {
      expect([code, refused(code)]).toEqual([code, null]);
      expect([broken(code, at), refused(broken(code, at))]).not.toEqual([broken(code, at), null]);
    }),
    { numRuns: CODES, seed },
  );
});
