import { SafeOperation, VerificationScene } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { takeCode } from "../auth/codes/exports.ts";
import type { Context } from "../auth/session/exports.ts";
import { type User, userByContact, users } from "../auth/user/exports.ts";
import { checkOwner, finishChange } from "./owner-change.ts";
import type { Proof } from "./proof.ts";

/** A user's two contacts; one of them must remain. */
const kinds = {
  email: {
    field: "emailAddress",
    taken: "emailExists",
    scene: VerificationScene.bindEmail,
    other: "phoneNumber",
    none: { emailAddress: null },
    bind: SafeOperation.bindEmail,
    update: SafeOperation.updateEmail,
    unbind: SafeOperation.unbindEmail,
  },
  phone: {
    field: "phoneNumber",
    taken: "phoneExists",
    scene: VerificationScene.bindPhone,
    other: "emailAddress",
    none: { countryCode: null, phoneNumber: null, phone: null },
    bind: SafeOperation.bindPhone,
    update: SafeOperation.updatePhone,
    unbind: SafeOperation.unbindPhone,
  },
} as const;
type Kind = keyof typeof kinds;

/** The key of codes, with the user's fields of the contact. */
export type NewContact = { key: string; fields: Partial<User> };
type Proven = { code: string; verification: Proof };

export function bindContact(context: Context, kind: Kind, contact: NewContact, proven: Proven) {
  const { field, bind } = kinds[kind];
  if (context.user[field] !== null)
    throw invalid(field, "alreadyBound", "One is bound already: change it with the update call.");
  keep(context, kind, contact, proven);
  return finishChange(context, bind, true);
}

export function updateContact(context: Context, kind: Kind, contact: NewContact, proven: Proven) {
  const { field, update } = kinds[kind];
  if (context.user[field] === null) throw invalid(field, "notBound", "None is bound: use the bind call.");
  keep(context, kind, contact, proven);
  return finishChange(context, update);
}

export function removeContact(context: Context, kind: Kind, verification: Proof) {
  const { world, user } = context;
  const { field, other, none, unbind } = kinds[kind];
  if (user[field] === null) throw invalid(field, "notBound", "None is bound.");
  if (user[other] === null) throw invalid(other, "boundFirst", "Bind one first, or nothing could reach you.");
  checkOwner(context, verification, { scene: VerificationScene.unbind });
  world.table(users).update(user.uid, none);
  return finishChange(context, unbind);
}

/** Checks both proofs: the owner's at the current contact, and a code sent to the new one. */
function keep(context: Context, kind: Kind, { key, fields }: NewContact, { code, verification }: Proven): void {
  const { world, user } = context;
  const { scene, taken } = kinds[kind];
  if (userByContact(world, key)) throw refuse(taken);
  checkOwner(context, verification);
  takeCode(world, scene, key, code);
  world.table(users).update(user.uid, fields);
}
