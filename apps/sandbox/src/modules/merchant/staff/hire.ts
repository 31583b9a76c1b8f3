import { AccountType, SubMerchantStatus, type WireInput } from "@coffer/sdk/contract";
import { SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { invalid, refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { newUser, normalEmail, type User, userByEmail, userByPhone } from "../../auth/user/exports.ts";
import { checkPassword } from "../../profile/exports.ts";
import { type Cashier, cashiers } from "./cashier.ts";

/** "4 to 32 characters", letters, digits and three signs, a letter first. */
const USER_NAME = /^[A-Za-z][A-Za-z0-9_.-]{3,31}$/;
/** The local part of an address that can be typed on a till. */
const ADDRESS = /^[A-Za-z0-9._%+-]+@/;
const PRINTABLE = /^[\x21-\x7e]*$/;

type Contacts = { emailAddress?: string; countryCode?: string; phoneNumber?: string };

/** Checks the characters and that no other account uses the contacts; a phone needs both parts. */
export function checkContacts(world: World, { emailAddress, countryCode, phoneNumber }: Contacts, own?: string): void {
  if ((countryCode === undefined) !== (phoneNumber === undefined))
    throw invalid(countryCode === undefined ? "countryCode" : "phoneNumber", "required", "A phone has both parts.");
  if (emailAddress !== undefined) {
    if (!ADDRESS.test(emailAddress)) throw refuse("characterRules51025", emailAddress);
    const holder = userByEmail(world, emailAddress);
    if (holder && holder.uid !== own) throw refuse("emailExists");
  }
  if (phoneNumber === undefined) return;
  const holder = userByPhone(world, `${countryCode}${phoneNumber}`);
  if (holder && holder.uid !== own) throw refuse("phoneExists");
}

function checkUserName(world: World, merchant: User, userName: string): void {
  if (!USER_NAME.test(userName)) throw refuse("characterRules51024", userName);
  const holder = world.table(cashiers).one("nameKey", userName.toLowerCase());
  if (!holder) return;
  throw refuse(holder.merchantUid === merchant.uid ? "accountExists51092" : "accountExists510240");
}

export function checkCashierPassword(password: string): void {
  if (!PRINTABLE.test(password)) throw refuse("characterRules51026");
  checkPassword(password, SIGN_UP_PASSWORD);
}

/** Creates a cashier, active at once, and its account. */
export function hire(world: World, merchant: User, input: WireInput<"createSubMerchant">): Cashier {
  const { userName, emailAddress, password, contactName, jobTitle, countryCode, phoneNumber } = input;
  checkUserName(world, merchant, userName);
  checkContacts(world, input);
  checkCashierPassword(password);
  const { uid } = newUser(world, {
    password,
    accountType: AccountType.subMerchant,
    emailAddress: normalEmail(emailAddress),
    countryCode: countryCode ?? null,
    phoneNumber: phoneNumber ?? null,
    name: contactName,
    // It acts for a merchant, verified or not.
    kycStatus: merchant.kycStatus,
    parentUid: merchant.uid,
    language: merchant.language,
    pricingCurrency: merchant.pricingCurrency,
  });
  return addCashier(world, merchant, {
    uid,
    userName,
    contactName,
    jobTitle: jobTitle ?? null,
    collectionValidMinutes: input.collectionValidMinutes,
    orderDisplayDays: input.orderDisplayDays,
  });
}

type Given = Pick<
  Cashier,
  "uid" | "userName" | "contactName" | "jobTitle" | "collectionValidMinutes" | "orderDisplayDays"
>;
export function addCashier(world: World, merchant: User, given: Given): Cashier {
  const now = world.clock.now();
  return world.table(cashiers).insert({
    id: world.newId("sm"),
    merchantUid: merchant.uid,
    nameKey: given.userName.toLowerCase(),
    ...given,
    status: SubMerchantStatus.active,
    creatorName: merchant.name ?? merchant.uid,
    createdAt: now,
    updatedAt: now,
  });
}
