import type { Locale, Text } from "@coffer/errors";
import type { CashChannelCode, Result, WireInput } from "@coffer/sdk/contract";
import { isAba, isClabe } from "@coffer/sdk/rules";
import { extractIBAN, isValidIBAN } from "ibantools";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { contains } from "../../assets/records/exports.ts";

/** A bank of the directory. */
export type Bank = {
  /** Its unique BIC. */
  bicSwiftCode: string;
  /** Its code in its country's clearing. */
  bankCode: string;
  /** The prefixes of its codes in that clearing. */
  prefixes: readonly string[];
  /** Its codes in its country's IBANs. */
  ibanCodes: readonly string[];
  name: Text;
  country: string;
  channels: readonly CashChannelCode[];
  /** Whether payments reach it now. */
  reached: boolean;
};
export const cashBanks = defineTable<Bank>("cashBanks", { key: "bicSwiftCode" });

/** The code format of a country's clearing, and the position of the bank in it. */
type Clearing = { readonly country: string; readonly isCode: (code: string) => boolean; readonly from: number };
const clearings: readonly Clearing[] = [
  { country: "US", isCode: isAba, from: 0 },
  { country: "GB", isCode: (code) => /^\d{6}$/.test(code), from: 0 },
  { country: "AU", isCode: (code) => /^\d{6}$/.test(code), from: 0 },
  { country: "DE", isCode: (code) => /^\d{8}$/.test(code), from: 0 },
  { country: "IN", isCode: (code) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code), from: 0 },
  { country: "MX", isCode: isClabe, from: 0 },
  // A zero, the institution's three digits, the branch's five.
  { country: "CA", isCode: (code) => /^0\d{8}$/.test(code), from: 1 },
  { country: "HK", isCode: (code) => /^\d{3}$/.test(code), from: 0 },
  { country: "CN", isCode: (code) => /^\d{3}(?:\d{9})?$/.test(code), from: 0 },
];
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const BIC_OF_BANK = 8;

function owns(bank: Bank, code: string): boolean {
  if (isValidIBAN(code)) {
    const { countryCode, bankIdentifier } = extractIBAN(code);
    return countryCode === bank.country && bank.ibanCodes.includes(bankIdentifier ?? "");
  }
  if (BIC.test(code)) return code.slice(0, BIC_OF_BANK) === bank.bicSwiftCode;
  return clearings.some(
    ({ country, isCode, from }) =>
      country === bank.country && isCode(code) && bank.prefixes.some((prefix) => code.startsWith(prefix, from)),
  );
}

/** Returns the bank of a code, among those of a country or channel; undefined if it is ambiguous. */
export function bankByCode(
  world: World,
  code: string,
  { country, channel }: { country?: string | undefined; channel?: CashChannelCode | undefined } = {},
): Bank | undefined {
  const written = code.toUpperCase();
  const found = world
    .table(cashBanks)
    .all()
    .filter(
      (bank) =>
        (country ?? bank.country) === bank.country &&
        (channel === undefined || bank.channels.includes(channel)) &&
        owns(bank, written),
    );
  return found.length === 1 ? found[0] : undefined;
}

const PAGE = 20;

/** Returns a page of the directory, by name. */
export function bankPage(
  world: World,
  input: WireInput<"getCashBankList">,
  language: Locale,
): Result<"getCashBankList"> {
  const { channel, code, Keyword, SkipCount = 0, MaxResultCount = PAGE } = input;
  const one = code === undefined ? null : bankByCode(world, code, { channel });
  const banks = one === null ? world.table(cashBanks).all() : one ? [one] : [];
  const found = banks
    .filter((bank) => channel === undefined || (bank.reached && bank.channels.includes(channel)))
    .filter(({ name, bankCode, bicSwiftCode }) => contains(Keyword, name.en, name["zh-CN"], bankCode, bicSwiftCode))
    .map((bank) => bankView(bank, language))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return { items: found.slice(SkipCount, SkipCount + MaxResultCount), totalCount: found.length };
}

const bankView = ({ bankCode, name, country, bicSwiftCode, channels, reached }: Bank, language: Locale) => ({
  bankCode,
  name: name[language],
  country,
  bicSwiftCode,
  channels: reached ? channels : [],
});
