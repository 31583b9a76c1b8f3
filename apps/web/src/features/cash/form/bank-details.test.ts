import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bankCodeIn, tidied } from "../../../platform/form/tidy.ts";
import { bankDetailFault } from "./bank-details.ts";

const runs = { numRuns: 200 };
const textOf = (signs: string) => (length: number) =>
  fc.array(fc.constantFrom(...signs), { minLength: length, maxLength: length }).map((all) => all.join(""));
const digits = textOf("0123456789");
const letters = textOf("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const signs = textOf("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(""));

// An independent implementation of the published rules: ISO 7064 MOD 97-10 as one large
// number, and weighted digit sums.
const asNumber = (text: string) => BigInt([...text].map((sign) => Number.parseInt(sign, 36)).join(""));
const ibanOf = (country: string, bban: string) =>
  country + String(98n - (asNumber(`${bban}${country}00`) % 97n)).padStart(2, "0") + bban;
const abaSum = (code: string) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = Array.from(code, Number);
  return 3 * (a + d + g) + 7 * (b + e + h) + c + f + i;
};
const clabeLast = (body: string) => {
  const sum = Array.from(body, Number).reduce((all, digit, at) => all + ((digit * ([3, 7, 1][at % 3] ?? 0)) % 10), 0);
  return String((10 - (sum % 10)) % 10);
};

/** From the IBAN registry: the account formats of countries without a second check digit. */
const bbans: Record<string, fc.Arbitrary<string>> = {
  DE: digits(18),
  GB: join(letters(4), digits(14)),
  IE: join(letters(4), digits(14)),
  AT: digits(16),
  LU: join(digits(3), signs(13)),
  CH: join(digits(5), signs(12)),
  CY: join(digits(8), signs(16)),
  MT: join(letters(4), digits(5), signs(18)),
};
const iban = fc
  .constantFrom(...Object.keys(bbans))
  .chain((country) => (bbans[country] ?? digits(1)).map((bban) => ibanOf(country, bban)));
const countries = fc.constantFrom("DE", "GB", "US", "FR", "HK", "CN", "MX", "AU", "IN", "CA");

const right: Record<string, fc.Arbitrary<string>> = {
  iban,
  bicSwiftCode: join(letters(4), countries, signs(2), fc.oneof(fc.constant(""), signs(3))),
  aba: fc
    .tuple(fc.constantFrom("01", "02", "07", "11", "12", "21", "32", "61", "72"), digits(6))
    .map(([district, rest]) => {
      const last = Array.from("0123456789").find((digit) => abaSum(district + rest + digit) % 10 === 0);
      return district + rest + last;
    }),
  clabe: digits(17).map((body) => body + clabeLast(body)),
  sortCode: digits(6),
  bsb: digits(6),
  blz: join(fc.constantFrom(..."12345678"), digits(7)),
  ifs: join(letters(4), fc.constant("0"), signs(6)),
  ctn: join(fc.constant("0"), digits(8)),
};

const at = <Found>(list: readonly Found[] | string, index: number) => list[index % list.length] ?? "";
/** Changes one character within its kind, as a typing error. */
const mistyped = (code: string, place: number, by: number) => {
  const index = place % code.length;
  const kind = /\d/.test(code.charAt(index)) ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const other = at(kind, kind.indexOf(code.charAt(index)) + 1 + (by % (kind.length - 1)));
  return code.slice(0, index) + other + code.slice(index + 1);
};
const broken: Record<string, (code: string, place: number, by: number) => string> = {
  // A mistyped country letter gives another country, which is refused for another reason.
  iban: (code, place, by) => code.slice(0, 2) + mistyped(code.slice(2), place, by),
  aba: mistyped,
  clabe: mistyped,
  bicSwiftCode: (code, place) => code.slice(0, -1 - (place % 2)) + at("-./ ", place),
  ifs: (code, place) => `${code.slice(0, 4)}${1 + (place % 9)}${code.slice(5)}`,
  blz: (code, place) => at(["0", "9"], place) + code.slice(1),
  ctn: (code, place) => `${1 + (place % 9)}${code.slice(1)}`,
};
/** Without check digits a code is broken by its length or a letter. */
const misshapen = (code: string, place: number) =>
  at([`${code}0`, code.slice(1), `${code.slice(0, -1)}O`, `${code.slice(0, -1)}-`], place);

describe.each(Object.keys(right))("%s", (key) => {
  const codes = right[key] ?? digits(1);
  it("accepts 200 valid codes", () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(bankDetailFault(key, code), code).toBeUndefined();
      }),
      runs,
    );
  });

  it("refuses 200 broken ones", () => {
    fc.assert(
      fc.property(codes, fc.nat(), fc.nat(), (code, place, by) => {
        const wrong = (broken[key] ?? misshapen)(code, place, by);
        expect(bankDetailFault(key, wrong), `${code} → ${wrong}`).toBeDefined();
      }),
      runs,
    );
  });

  it("accepts printed gaps and recognises completeness", () => {
    fc.assert(
      fc.property(codes, fc.constantFrom(" ", "-", "."), (code, gap) => {
        const printed = (code.match(/.{1,4}/g) ?? []).join(gap).toLowerCase();
        expect(tidied(key, printed)).toBe(code);
        expect(bankCodeIn(key, printed)).toBe(code);
        expect(bankCodeIn(key, printed.slice(0, 4))).toBeUndefined();
      }),
      runs,
    );
  });
});

it.each([
  ["iban", "DE89370400440532013000", undefined],
  ["iban", "GB33BUKB20201555555555", undefined],
  ["iban", "DE89370400440532013001", "cashBanks.checkDigit"],
  ["iban", "DE8937040044053201300", "cashBanks.ibanLength"],
  ["iban", "XX89370400440532013000", "cashBanks.ibanCountry"],
  ["bicSwiftCode", "COBADEFFXXX", undefined],
  ["bicSwiftCode", "COBAZZFFXXX", "cashBanks.bicOdd"],
  ["aba", "021000089", undefined],
  ["clabe", "032180000118359719", undefined],
  ["friendlyName", "anything", undefined],
] as const)("reports the %s %s as %s", (key, value, fault) => {
  expect(bankDetailFault(key, value)?.text).toBe(fault);
});

it.each([
  ["phoneNumber", "+44 (7700) 900-123", "+447700900123"],
  ["cardExpirationDate", "09 / 29", "09/29"],
  ["cardExpirationDate", "0929", "09/29"],
  ["accountNumber", "1234 5678", "12345678"],
  ["accountNumber", "12-34", "12-34"],
  ["accountHolderName", " Rosa Whitfield ", "Rosa Whitfield"],
] as const)("reads %s %s correctly", (key, typed, meant) => {
  expect(tidied(key, typed)).toBe(meant);
});
