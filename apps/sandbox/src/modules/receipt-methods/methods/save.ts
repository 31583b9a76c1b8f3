import { type FormValue, KycStatus, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { checkCodes } from "../../cash/beneficiaries/exports.ts";
import { checkText, type FormField } from "../../cash/channels/exports.ts";
import { checkOwnName } from "../../kyc/exports.ts";
import { checkProof, proofsOf } from "../../profile/exports.ts";
import { claimFile } from "../files/exports.ts";
import { activeOf, detailOf, placeOf, type ReceiptDetail, receiptDetails } from "./detail.ts";
import { formOf } from "./forms.ts";
import { openMethod } from "./method.ts";

/** "Only 3 receiving payment methods may be active." */
export const ACTIVE_MAX = 3;

export function saveDetail(
  world: World,
  user: User,
  { receiptMethodId, values, verification }: WireInput<"createUserReceiptMethodInfo">,
): ReceiptDetail {
  if (user.kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
  if (user.fundPassword === null) throw refuse("fundPinNotSet");
  const method = openMethod(world, receiptMethodId);
  const form = formOf(method.id);
  const filled = checkValues(form, values);
  checkOwnName(world, user, filled.accountHolderName ?? "");
  const table = world.table(receiptDetails);
  const place = placeOf(user.uid, method.id);
  if (table.one("place", place)) throw refuse("duplicatePaymentChannel");
  if (activeOf(world, user.uid).length >= ACTIVE_MAX) throw refuse("tooManyPaymentMethods");
  for (const { key } of form.filter(({ type }) => type === "file"))
    if (filled[key] !== undefined) claimFile(world, user.uid, filled[key], "receiptCode", `values.${key}`);
  prove(world, user, verification);
  return table.insert({
    ...{ id: world.newId("rd"), uid: user.uid, methodId: method.id, place },
    values: values.filter(({ value }) => value !== ""),
    createdAt: world.clock.now(),
  });
}

export function removeDetail(
  world: World,
  user: User,
  id: string,
  proof: WireInput<"confirmTransactionOut">["verification"],
) {
  const detail = detailOf(world, user.uid, id);
  prove(world, user, proof);
  world.table(receiptDetails).delete(detail.id);
}

const prove = (world: World, user: User, proof: WireInput<"confirmTransactionOut">["verification"]) =>
  checkProof(world, user, proof, proofsOf(user), VerificationScene.security);

/** Every field the form requires and no other, each once. @throws 400 naming the key */
function checkValues(form: readonly FormField[], values: readonly FormValue[]): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const { key, value } of values) {
    const path = `values.${key}`;
    const field = form.find((each) => each.key === key);
    if (!field) throw invalid(path, "unknown", "The form doesn't ask for it.");
    if (Object.hasOwn(filled, key)) throw invalid(path, "unique", "It is filled in twice.");
    if (value === "" && !field.required) continue;
    if (field.type !== "file") checkText(field, value, path);
    else if (value === "") throw invalid(path, "required", "The form asks for it.");
    filled[key] = value;
  }
  for (const { key, required } of form)
    if (required && filled[key] === undefined) throw invalid(`values.${key}`, "required", "The form asks for it.");
  checkCodes(filled, "values");
  return filled;
}
