import { type BeneficiaryFields, type CashChannelCode, type PayeeType, PayWhitelistStatus } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { knownChannel } from "../channels/exports.ts";
import { placeOf } from "./account.ts";
import { bankAccounts } from "./bank-account.ts";
import { beneficiaries } from "./beneficiary.ts";
import { payWhitelist } from "./whitelist.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

type Payee = readonly [uid: string, channel: CashChannelCode, payeeType: PayeeType, fields: BeneficiaryFields];
const person = (friendlyName: string, firstName: string, lastName: string) => ({
  ...{ friendlyName, firstName, lastName, accountHolderName: `${firstName} ${lastName}` },
});
const company = (friendlyName: string, accountHolderName: string) => ({ friendlyName, accountHolderName });

const payees: readonly Payee[] = [
  [
    "80412",
    "ach",
    "person",
    {
      ...person("Studio rent", "Rosa", "Whitfield"),
      ...{ accountNumber: "000123456789", aba: "110000000", bankName: "Prairie Union Bank", bankCountry: "US" },
      ...{ bankAccountType: "checking", currency: "USD" },
    },
  ],
  [
    "80412",
    "sepa",
    "person",
    {
      ...person("Atelier Berlin", "Jonas", "Keller"),
      ...{ bankCountry: "DE", iban: "DE89370400440532013000", bicSwiftCode: "RHCLDEFF", currency: "EUR" },
    },
  ],
  [
    "80412",
    "fasterPayments",
    "company",
    {
      ...company("Larch timber", "Larch & Daughters Limited"),
      ...{ sortCode: "601613", accountNumber: "31926819", bankName: "Thames Clearing Bank", bankCountry: "GB" },
      currency: "GBP",
    },
  ],
  [
    "80413",
    "sepa",
    "company",
    {
      ...company("Tonewood", "Bois du Jura SARL"),
      ...{ bankCountry: "FR", iban: "FR1420041010050500013M02606", currency: "EUR" },
    },
  ],
  [
    "80442",
    "wire",
    "company",
    {
      ...company("Harbour dues Sydney", "Port Services Pty Limited"),
      ...{ bankCountry: "AU", bsb: "062000", accountNumber: "12345678", bicSwiftCode: "SCBKAU2S" },
      ...{ bankName: "Southern Cross Bank", bankCity: "Sydney" },
      ...{ beneficiaryAddressLine: "4 Wharf Road", beneficiaryCity: "Sydney", currency: "USD" },
    },
  ],
];

const own: readonly (readonly [uid: string, channel: CashChannelCode, fields: BeneficiaryFields])[] = [
  [
    "80412",
    "ach",
    {
      ...person("My dollars", "Mei", "Lin"),
      ...{ accountNumber: "000220014471", aba: "110000000", bankName: "Prairie Union Bank", bankCountry: "US" },
      ...{ bankAccountType: "checking", currency: "USD" },
    },
  ],
  [
    "80412",
    "fasterPayments",
    {
      ...person("Salary account", "Mei", "Lin"),
      ...{ sortCode: "202015", accountNumber: "55555555", bankName: "Thames Clearing Bank", bankCountry: "GB" },
      currency: "GBP",
    },
  ],
  [
    "80413",
    "sepa",
    {
      ...person("Workshop account", "Vera", "Ode"),
      ...{ bankCountry: "NL", iban: "NL91ABNA0417164300", bankName: "Amstel Bank", currency: "EUR" },
    },
  ],
];

const listed: readonly (readonly [uid: string, iban: string, holder: string, bank: string, remark: string])[] = [
  ["80412", "GB33BUKB20201555555555", "Mei Lin", "Thames Clearing Bank", "Salary account"],
  ["80442", "IE29AIBK93115212345678", "Northlight Holdings", "Liffey Bank", "Operating account"],
  ["80413", "NL91ABNA0417164300", "Vera Ode", "Amstel Bank", "Workshop account"],
];

export function seedPayees(world: World): void {
  const at = (index: number) => world.startedAt - 12 * DAY + index * HOUR;
  for (const [index, [uid, channel, payeeType, fields]] of payees.entries())
    world.table(beneficiaries).insert({
      ...{ id: world.newId("bf"), uid, channel, payeeType, fields, currency: knownChannel(world, channel).currency },
      ...{ place: placeOf(uid, channel, fields), createdAt: at(index), lastUsedAt: null },
    });
  for (const [index, [uid, channel, fields]] of own.entries())
    world.table(bankAccounts).insert({
      ...{ id: world.newId("ba"), uid, channel, fields, currency: knownChannel(world, channel).currency },
      ...{ place: placeOf(uid, channel, fields), createdAt: at(index) },
    });
  for (const [index, [uid, iban, accountHolderName, bankName, remark]] of listed.entries())
    world.table(payWhitelist).insert({
      ...{ id: world.newId("pw"), uid, place: `${uid} ${iban}`, iban, accountHolderName, bankName, remark },
      ...{
        bankCountry: iban.slice(0, 2),
        status: PayWhitelistStatus.approved,
        rejectReason: null,
        createdAt: at(index),
      },
    });
}
