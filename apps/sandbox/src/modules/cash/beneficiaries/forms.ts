import type { CashChannelCode, PayeeType } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { coinOf } from "../../assets/coins/exports.ts";
import { type FormField, knownChannel } from "../channels/exports.ts";
import { NUMBER_COUNTRIES, SEPA_COUNTRIES, WIRE_COUNTRIES } from "./countries.ts";
import * as the from "./fields.ts";

const address = [the.beneficiaryAddressLine, the.beneficiaryCity, the.beneficiaryPostalCode];

/** "Each with its own described beneficiary fields out of the product's list." The currency comes last. */
const forms: Readonly<Record<CashChannelCode, readonly FormField[]>> = {
  ach: [
    ...the.payee,
    the.accountNumber("^\\d{4,17}$", [4, 17]),
    the.aba,
    the.bankName,
    the.bankCountry(["US"]),
    the.bankAccountType,
  ],
  wire: [
    ...the.payee,
    the.bankCountry(WIRE_COUNTRIES),
    the.withIban(the.iban),
    the.only(the.blz, "DE"),
    the.only(the.aba, "US"),
    the.only(the.bsb, "AU"),
    the.only(the.ifs, "IN"),
    the.only(the.clabe, "MX"),
    the.only(the.ctn, "CA"),
    the.only(the.bankCode(4), "JP", "SG"),
    the.only(the.branchCode({}), "JP", "SG"),
    the.only(the.accountNumber("^\\d{4,18}$", [4, 18]), ...NUMBER_COUNTRIES),
    the.withBic(the.bicSwiftCode),
    the.bankName,
    the.bankAddress,
    the.bankCity,
    the.bankPostalCode,
    ...address,
    the.phoneNumber,
    the.taxId,
  ],
  sepa: [
    ...the.payee,
    the.bankCountry(SEPA_COUNTRIES),
    the.iban,
    the.notNeeded(the.bicSwiftCode),
    the.notNeeded(the.bankName),
    ...address.map(the.notNeeded),
  ],
  fasterPayments: [
    ...the.payee,
    the.sortCode,
    the.accountNumber("^\\d{8}$", [8, 8]),
    the.bankName,
    the.bankCountry(["GB"]),
  ],
  fps: [
    ...the.payee,
    the.bankCode(3),
    the.branchCode({ required: false }),
    the.accountNumber("^\\d{6,12}$", [6, 12]),
    the.bankName,
    the.bankCountry(["HK"]),
    the.phoneNumber,
  ],
  localBank: [
    ...the.payee,
    the.bankName,
    the.bankCity,
    the.branchNumber,
    the.accountNumber("^\\d{12,19}$", [12, 19]),
    the.ownerDocumentNumber,
    the.taxId,
    the.bankCountry(["CN"]),
  ],
};

/** Returns a channel's form. @throws 40001 if the desk doesn't have the channel */
export function beneficiaryForm(world: World, channel: CashChannelCode): readonly FormField[] {
  const { currency } = knownChannel(world, channel);
  return [...forms[channel], the.currency(currency, coinOf(world, currency).name)];
}

/** Returns the visible fields for a payee type and a bank country. */
export const shownFor = (
  form: readonly FormField[],
  payeeType: PayeeType | undefined,
  bankCountry: string | undefined,
): readonly FormField[] =>
  form.filter(
    ({ payeeTypes, bankCountries }) =>
      (payeeType === undefined || payeeTypes.includes(payeeType)) &&
      (bankCountry === undefined || bankCountries === undefined || bankCountries.includes(bankCountry)),
  );
