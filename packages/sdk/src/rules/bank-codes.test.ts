import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAba, isClabe, isLuhn } from "./bank-codes.ts";

const runs = { numRuns: 200 };
const digitsOf = (code: string) => Array.from(code, Number);
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));

// The published rules written a second time, each another way than in the code: as sums one can read off the page.
const abaSum = (code: string) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = digitsOf(code);
  return 3 * (a + d + g) + 7 * (b + e + h) + (c + f + i);
};
const clabeDigit = (first17: string) => {
  let sum = 0;
  for (const [index, digit] of digitsOf(first17).entries()) {
    const weight = index % 3 === 0 ? 3 : index % 3 === 1 ? 7 : 1;
    sum += Number(String(digit * weight).slice(-1));
  }
  return String((1000 - sum) % 10);
};
const luhnDigit = (body: string) => {
  const doubled = ["0", "2", "4", "6", "8", "1", "3", "5", "7", "9"];
  let sum = 0;
  for (let index = body.length - 1, isDoubled = true; index >= 0; index--, isDoubled = !isDoubled) {
    const digit = Number(body[index]);
    sum += isDoubled ? Number(doubled[digit]) : digit;
  }
  return String((1000 - sum) % 10);
};

const districts = ["00", "01", "07", "12", "21", "29", "32", "61", "72", "80"];
const aba = fc.tuple(fc.constantFrom(...districts), digits(6)).map(([district, rest]) => {
  const last = [..."0123456789"].find((digit) => abaSum(district + rest + digit) % 10 === 0);
  return district + rest + last;
});
const clabe = digits(17).map((body) => body + clabeDigit(body));
const card = fc.integer({ min: 11, max: 18 }).chain((length) => digits(length).map((body) => body + luhnDigit(body)));

/** One digit is another. */
const mistyped = (codes: fc.Arbitrary<string>) =>
  fc.tuple(codes, fc.nat(), fc.integer({ min: 1, max: 9 })).map(([code, at, by]) => {
    const index = at % code.length;
    return code.slice(0, index) + ((Number(code[index]) + by) % 10) + code.slice(index + 1);
  });

describe.each([
  ["ABA", isAba, aba, ["021000021", "110000000", "011401533"], ["021000022", "130000006", "02100002", "02100002A", ""]],
  ["CLABE", isClabe, clabe, ["032180000118359719", "002010077777777771"], ["032180000118359718", "0321800001183597"]],
  ["card", isLuhn, card, ["4111111111111111", "6222021234567894"], ["4111111111111112", "", "0"]],
] as const)("%s", (_, check, right, known, wrong) => {
  it("takes what the published rule makes, and known ones", () => {
    fc.assert(
      fc.property(right, (code) => check(code)),
      runs,
    );
    for (const code of known) expect(check(code), code).toBe(true);
  });

  it("refuses each with one digit mistyped, and known wrong ones", () => {
    fc.assert(
      fc.property(mistyped(right), (code) => !check(code)),
      runs,
    );
    for (const code of wrong) expect(check(code), code).toBe(false);
  });

  it("refuses what is no such number", () => {
    fc.assert(
      fc.property(fc.string(), (any) => !check(any) || /^\d+$/.test(any)),
      runs,
    );
  });
});
