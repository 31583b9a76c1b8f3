import { SubMerchantStatus, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { derivePassword } from "../../../crypto/password.ts";
import type { World } from "../../../world/world.ts";
import { sessions } from "../../auth/session/exports.ts";
import { normalEmail, type User, users } from "../../auth/user/exports.ts";
import { checkProof, proofsOf } from "../../profile/exports.ts";
import { type Cashier, cashiers } from "./cashier.ts";
import { checkCashierPassword, checkContacts } from "./hire.ts";

export function changeCashier(world: World, cashier: Cashier, input: WireInput<"updateSubMerchant">): Cashier {
  const { emailAddress, countryCode, phoneNumber, contactName, jobTitle } = input;
  checkContacts(world, input, cashier.uid);
  world.table(users).update(cashier.uid, {
    ...(contactName !== undefined && { name: contactName }),
    ...(emailAddress !== undefined && { emailAddress: normalEmail(emailAddress) }),
    ...(countryCode !== undefined &&
      phoneNumber !== undefined && { countryCode, phoneNumber, phone: countryCode + phoneNumber }),
  });
  return world.table(cashiers).update(cashier.id, {
    contactName: contactName ?? cashier.contactName,
    jobTitle: jobTitle ?? cashier.jobTitle,
    collectionValidMinutes: input.collectionValidMinutes ?? cashier.collectionValidMinutes,
    orderDisplayDays: input.orderDisplayDays ?? cashier.orderDisplayDays,
    updatedAt: world.clock.now(),
  });
}

/** "The cashier's sessions end (80002) and it signs in with the new password." */
export function resetPassword(
  world: World,
  merchant: User,
  { uid }: Cashier,
  { password, verification }: WireInput<"resetSubMerchantPassword">,
): void {
  checkCashierPassword(password);
  checkProof(world, merchant, verification, proofsOf(merchant), VerificationScene.security);
  const user = world.table(users).get(uid);
  if (!user) return;
  const unlocked = { wrongPasswords: 0, signInLockedUntil: null };
  world.table(users).update(uid, { password: derivePassword(password, user.pepper), ...unlocked });
  for (const { id } of world.table(sessions).find("uid", uid))
    world.table(sessions).update(id, { endedWith: "signedInElsewhere" });
}

/** Enables or disables it; idempotent. */
export function switchCashier(world: World, { id, uid }: Cashier, status: SubMerchantStatus): void {
  world.table(users).update(uid, { disabled: status === SubMerchantStatus.inactive });
  world.table(cashiers).update(id, { status, updatedAt: world.clock.now() });
}

/** Its contacts become available; its orders keep its name. */
export function dismissCashier(world: World, { id, uid }: Cashier): void {
  world.table(cashiers).delete(id);
  const gone = { disabled: true, emailAddress: null, countryCode: null, phoneNumber: null, phone: null };
  world.table(users).update(uid, gone);
}
