import {
  AccountType,
  type BeneficiaryFields,
  type CashChannelCode,
  type PayeeType,
  VerificationScene,
  type WireInput,
} from "@coffer/sdk/contract";
import { invalid, refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { checkOwnName } from "../../kyc/exports.ts";
import { checkProof, proofsOf } from "../../profile/exports.ts";
import { checkActive, checkIdentity } from "../accounts/exports.ts";
import { knownChannel } from "../channels/exports.ts";
import { accountField, holderOf, placeOf } from "./account.ts";
import { checkFields } from "./check-fields.ts";
import { beneficiaryForm } from "./forms.ts";

/** A bank account of the user. */
export type BankAccount = {
  id: string;
  uid: string;
  channel: CashChannelCode;
  currency: string;
  fields: BeneficiaryFields;
  /** Unique per owner. */
  place: string;
  createdAt: number;
};
export const bankAccounts = defineTable<BankAccount>("bankAccounts", {
  key: "id",
  unique: ["place"],
  indexes: ["uid"],
});

/** "A user has at most 20 of them." */
export const BANK_ACCOUNTS_MAX = 20;

/** Oldest first. */
export const bankAccountsOf = (world: World, uid: string): BankAccount[] => world.table(bankAccounts).find("uid", uid);

/** @throws 60020 if it is unknown, removed or another user's */
export function bankAccountOf(world: World, uid: string, id: string): BankAccount {
  const found = world.table(bankAccounts).get(id);
  if (found?.uid !== uid) throw refuse("paymentInfoMissing");
  return found;
}

const COMPANIES: readonly AccountType[] = [AccountType.merchant, AccountType.enterprise, AccountType.subMerchant];
const payeeTypeOf = ({ accountType }: User): PayeeType => (COMPANIES.includes(accountType) ? "company" : "person");

/** "The holder's name must be the verified one (90001). An account already saved is refused with 400, rule `unique`; the 21st with 400, rule `maxItems`." */
export function saveBankAccount(world: World, user: User, input: WireInput<"createCashBankAccount">): BankAccount {
  const { channel, fields, verification } = input;
  checkIdentity(user);
  if (user.fundPassword === null) throw refuse("fundPinNotSet");
  checkActive(world, user.uid);
  const form = beneficiaryForm(world, channel);
  const { currency } = knownChannel(world, channel);
  if (fields.currency !== currency) throw refuse("unsupportedCurrency", fields.currency);
  checkFields(form, payeeTypeOf(user), fields);
  checkOwnName(world, user, holderOf(fields));
  const table = world.table(bankAccounts);
  const place = placeOf(user.uid, channel, fields);
  if (table.one("place", place)) throw invalid(`fields.${accountField(fields)}`, "unique", "It is saved already.");
  if (bankAccountsOf(world, user.uid).length >= BANK_ACCOUNTS_MAX)
    throw invalid("fields", "maxItems", `At most ${BANK_ACCOUNTS_MAX} accounts are kept; remove one first.`);
  checkProof(world, user, verification, proofsOf(user), VerificationScene.security);
  return table.insert({
    ...{ id: world.newId("ba"), uid: user.uid, channel, currency, fields, place },
    createdAt: world.clock.now(),
  });
}
