import { invalid, Refusal, refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import {
  contactOf,
  maskContact,
  maskName,
  normalEmail,
  type User,
  userByEmail,
  userByPhone,
  users,
} from "../auth/user/exports.ts";

/** A recipient in a call: by uid, by e-mail address, or by dialling code and number. */
type Given = {
  uid?: string | undefined;
  emailAddress?: string | undefined;
  countryCode?: string | undefined;
  phoneNumber?: string | undefined;
};

/** Null without a recipient. Unknown, blocked and own accounts are refused. */
export function recipientIn(world: World, sender: User, given: Given): User | null {
  const { uid, emailAddress, countryCode, phoneNumber } = given;
  if (uid === undefined && emailAddress === undefined && phoneNumber === undefined) return null;
  const found =
    uid !== undefined
      ? world.table(users).get(uid)
      : emailAddress !== undefined
        ? userByEmail(world, normalEmail(emailAddress))
        : userByPhone(world, `${countryCode}${phoneNumber}`);
  if (!found) throw refuse("userMissing");
  const field = uid !== undefined ? "uid" : emailAddress !== undefined ? "emailAddress" : "phoneNumber";
  if (found.uid === sender.uid) throw invalid(field, "ownAccount", "It is this account itself.");
  if (found.disabled) throw refuse("userDisabled60004");
  return found;
}

/** A user's recent lookups of recipients. */
type RecipientChecks = { uid: string; at: number[] };
export const recipientChecks = defineTable<RecipientChecks>("recipientChecks", { key: "uid" });
/** "A few checks a minute, so that nobody can walk through numbers with it." */
const MOST_CHECKS = 5;
const MINUTE = 60_000;

/** Returns the recipient of a transfer, as far as it may be shown. Every lookup counts. */
export function checkRecipient(world: World, sender: User, given: Given) {
  const table = world.table(recipientChecks);
  const now = world.clock.now();
  const lately = (table.get(sender.uid)?.at ?? []).filter((at) => at > now - MINUTE);
  const [oldest] = lately;
  if (oldest !== undefined && lately.length >= MOST_CHECKS)
    throw refuse("tooManyRequests", null, { retryAfter: Math.ceil((oldest + MINUTE - now) / 1000) });
  const at = [...lately, now];
  const note = () => {
    if (table.get(sender.uid)) table.update(sender.uid, { at });
    else table.insert({ uid: sender.uid, at });
  };
  const found = orCounted(() => recipientIn(world, sender, given), note);
  if (!found) throw invalid("uid", "required", "Name a recipient.");
  note();
  return { name: maskName(found.name ?? ""), contact: maskContact(asGiven(given, found)) };
}

/** Refused lookups count too. */
function orCounted<T>(find: () => T, note: () => void): T {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details, options, validationErrors } = error;
    throw new Refusal(code, details, { ...options, remember: note }, validationErrors);
  }
}

/** The contact that the sender typed; a uid reveals no contact, so the account's own name is shown. */
const asGiven = ({ emailAddress, countryCode, phoneNumber }: Given, found: User) =>
  emailAddress ?? (phoneNumber === undefined ? contactOf(found) : `${countryCode}${phoneNumber}`);
