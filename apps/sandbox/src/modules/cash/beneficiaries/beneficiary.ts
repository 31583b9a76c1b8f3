import {
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
import { checkProof, type Proof } from "../../profile/exports.ts";
import { checkIdentity, checkNotShut } from "../accounts/exports.ts";
import { knownChannel } from "../channels/exports.ts";
import { accountField, placeOf } from "./account.ts";
import { checkFields } from "./check-fields.ts";
import { beneficiaryForm } from "./forms.ts";

/** A payee of the cash wallet. */
export type Beneficiary = {
  id: string;
  uid: string;
  channel: CashChannelCode;
  currency: string;
  payeeType: PayeeType;
  fields: BeneficiaryFields;
  /** Unique per owner. */
  place: string;
  createdAt: number;
  lastUsedAt: number | null;
};

const UNIT_BITS = 16n;
const NAME_MAX = 40;
/** Returns names as numbers with the same order, so that long lists stay sorted. */
export function nameValue({ fields }: Pick<Beneficiary, "fields">): bigint {
  const name = fields.friendlyName.toLowerCase().slice(0, NAME_MAX);
  let value = 0n;
  for (let at = 0; at < NAME_MAX; at++)
    value = (value << UNIT_BITS) | BigInt(at < name.length ? name.charCodeAt(at) : 0);
  return value;
}

export const beneficiaries = defineTable<Beneficiary>("beneficiaries", {
  key: "id",
  unique: ["place"],
  lists: {
    of: ["uid"],
    apart: ["channel"],
    orders: {
      time: ({ createdAt }) => createdAt,
      createdAt: ({ createdAt }) => createdAt,
      lastUsedAt: ({ lastUsedAt }) => lastUsedAt ?? 0,
      friendlyName: nameValue,
    },
  },
});

/** @throws 60020 if it is unknown, removed or another user's */
export function beneficiaryOf(world: World, uid: string, id: string): Beneficiary {
  const found = world.table(beneficiaries).get(id);
  if (found?.uid !== uid) throw refuse("paymentInfoMissing");
  return found;
}

function checkNotSaved(world: World, place: string, fields: BeneficiaryFields, self?: string): void {
  const twin = world.table(beneficiaries).one("place", place);
  if (twin && twin.id !== self)
    throw invalid(`fields.${accountField(fields)}`, "unique", `It is saved already, as ${twin.fields.friendlyName}.`);
}

/** The authenticator's code is used last, so that a form error doesn't use it up. */
export function checkAuthenticator(world: World, user: User, proof: Proof | undefined): void {
  if (user.googleSecret !== null) checkProof(world, user, proof, ["googleCode"], VerificationScene.security);
}

/** No current form has a card, so none asks for its security code. */
function checkNoSecurityCode({ securityCode }: { securityCode?: string }): void {
  if (securityCode !== undefined) throw invalid("securityCode", "unknown", "The form doesn't ask for it.");
}

export function saveBeneficiary(world: World, user: User, input: WireInput<"createBeneficiary">): Beneficiary {
  const { channel, payeeType, fields } = input;
  checkIdentity(user);
  checkNotShut(world, user.uid);
  const form = beneficiaryForm(world, channel);
  const { currency } = knownChannel(world, channel);
  if (fields.currency !== currency) throw refuse("unsupportedCurrency", fields.currency);
  checkNoSecurityCode(input);
  checkFields(form, payeeType, fields);
  const place = placeOf(user.uid, channel, fields);
  checkNotSaved(world, place, fields);
  checkAuthenticator(world, user, input.verification);
  return world.table(beneficiaries).insert({
    ...{ id: world.newId("bf"), uid: user.uid, channel, currency, payeeType, fields, place },
    ...{ createdAt: world.clock.now(), lastUsedAt: null },
  });
}

export function changeBeneficiary(world: World, user: User, input: WireInput<"updateBeneficiary">): Beneficiary {
  checkIdentity(user);
  const before = beneficiaryOf(world, user.uid, input.id);
  const { channel, payeeType } = before;
  checkNoSecurityCode(input);
  checkFields(beneficiaryForm(world, channel), payeeType, input.fields);
  const place = placeOf(user.uid, channel, input.fields);
  checkNotSaved(world, place, input.fields, before.id);
  checkAuthenticator(world, user, input.verification);
  return world.table(beneficiaries).update(before.id, { fields: input.fields, place });
}

/** Called when a payout to it was made. */
export const markPaid = (world: World, id: string) =>
  world.table(beneficiaries).update(id, { lastUsedAt: world.clock.now() });
