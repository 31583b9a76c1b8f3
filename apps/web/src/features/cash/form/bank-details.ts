import { isAba, isClabe } from "@coffer/sdk/rules";
import { getCountrySpecifications, isValidBIC, ValidationErrorsIBAN, validateIBAN } from "ibantools";
import type { TextParams } from "../../../platform/form/zod-messages.ts";

const digits = (length: number) => new RegExp(`^\\d{${length}}$`);
const whole = (shape: RegExp, text: TextParams) => (value: string) => (shape.test(value) ? undefined : text);

/** Returns a code's faults beyond the form's pattern. Only IBAN, ABA and CLABE have check digits. */
const checks: Readonly<Record<string, (value: string) => TextParams | undefined>> = {
  iban: ibanFault,
  bicSwiftCode: (value) => (isValidBIC(value) ? undefined : { text: "cashBanks.bicOdd" }),
  aba: (value) =>
    !digits(9).test(value)
      ? { text: "cashBanks.nineDigits" }
      : isAba(value)
        ? undefined
        : { text: "cashBanks.checkDigit" },
  clabe: (value) =>
    !digits(18).test(value)
      ? { text: "cashBanks.clabeDigits" }
      : isClabe(value)
        ? undefined
        : { text: "cashBanks.checkDigit" },
  sortCode: whole(digits(6), { text: "cashBanks.sixDigits" }),
  bsb: whole(digits(6), { text: "cashBanks.sixDigits" }),
  // The first digit is one of eight clearing areas.
  blz: whole(/^[1-8]\d{7}$/, { text: "cashBanks.blzOdd" }),
  ifs: whole(/^[A-Z]{4}0[A-Z0-9]{6}$/, { text: "cashBanks.ifsOdd" }),
  // The electronic format: a zero, three digits of the institution, five of the branch.
  ctn: whole(/^0\d{8}$/, { text: "cashBanks.ctnOdd" }),
};

/** Returns the fault of a bank code or account number; undefined for one without a rule. */
export const bankDetailFault = (key: string, value: string): TextParams | undefined => checks[key]?.(value);

function ibanFault(iban: string): TextParams | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  const country = iban.slice(0, 2);
  const length = getCountrySpecifications()[country]?.chars;
  if (length === undefined || length === null) return { text: "cashBanks.ibanCountry", values: { country } };
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength) && iban.length !== length)
    return { text: "cashBanks.ibanLength", values: { country, length, typed: iban.length } };
  return {
    text: errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat) ? "cashBanks.ibanOdd" : "cashBanks.checkDigit",
  };
}
