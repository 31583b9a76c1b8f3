import { AccountType, KycType } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import type { User } from "../user/user.ts";
import type { KycSubmission } from "./kyc-case.ts";

/** An enterprise is called by its own name; in Chinese characters the family name comes first, without a space. */
export function nameOf({ type, companyName, firstName, lastName }: KycSubmission): string {
  if (type === KycType.enterprise && companyName !== undefined) return companyName.trim();
  const [first, last] = [firstName.trim(), lastName.trim()];
  return /\p{Script=Han}/u.test(first + last) ? last + first : `${first} ${last}`;
}

/** The sandbox's provider has no document to look at, so it reads a name that is as good as another. */
export function readByProvider(world: World, { accountType }: User): string {
  return accountType === AccountType.enterprise
    ? world.random.pick(["Alder Quay Limited", "Fernhill Holdings Limited", "Juniper Bay Trading Limited"])
    : world.random.pick(["Ines Albrecht", "Jonas Weir", "Mara Quill", "Tom Ashby", "Yara Nolan"]);
}

/** Merchants go by the short name payers know, whatever their papers say. */
const SHORT_NAMED: readonly AccountType[] = [AccountType.merchant, AccountType.subMerchant];
export const takesVerifiedName = ({ accountType }: User) => !SHORT_NAMED.includes(accountType);
