import type { Text } from "@coffer/errors";
import { PayWhitelistStatus, type WireInput } from "@coffer/sdk/contract";
import { isValidIBAN } from "ibantools";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { invalid, refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { checkOwnName } from "../../kyc/exports.ts";
import { checkActive, checkIdentity } from "../accounts/exports.ts";
import { bankByCode } from "../channels/exports.ts";
import { checkAuthenticator } from "./beneficiary.ts";
import { awaitListing } from "./whitelist-review.ts";

/** An IBAN that money is accepted from. */
export type ListedIban = {
  id: string;
  uid: string;
  /** Unique per owner. */
  place: string;
  iban: string;
  accountHolderName: string;
  bankName: string | null;
  bankCountry: string;
  remark: string | null;
  status: PayWhitelistStatus;
  rejectReason: Text | null;
  createdAt: number;
};
const { underReview, approved, rejected } = PayWhitelistStatus;

export const payWhitelist = defineTable<ListedIban>("payWhitelist", {
  key: "id",
  unique: ["place"],
  lists: {
    of: ["uid"],
    apart: ["status"],
    orders: { time: ({ createdAt }) => createdAt, createdAt: ({ createdAt }) => createdAt },
  },
  parts: { inReview: ({ status }) => status === underReview },
});

export const whitelistLife: LifeCycle<PayWhitelistStatus> = {
  status: "PayWhitelistStatus",
  kept: { table: payWhitelist, field: "status" },
  start: [underReview],
  moves: [
    { from: [underReview], to: approved, by: ["review:payWhitelist"] },
    { from: [underReview], to: rejected, by: ["review:payWhitelist", "clock:cash.rejectListing"] },
  ],
};

/** Changes the status. @throws 60015 if it isn't allowed from the current one */
export function moveListing(
  world: World,
  row: ListedIban,
  status: PayWhitelistStatus,
  rejectReason: Text | null = null,
) {
  if (!allows(whitelistLife, row.status, status)) throw refuse("orderStatusError");
  return world.table(payWhitelist).update(row.id, { status, rejectReason });
}

const placeOf = (uid: string, iban: string) => `${uid} ${iban}`;

/** Returns whether money from this IBAN is accepted for this user. */
export const isListed = (world: World, uid: string, iban: string): boolean =>
  world.table(payWhitelist).one("place", placeOf(uid, iban))?.status === approved;

/** Returns the IBAN approved last, used by a payer who names none. */
export function latestListed(world: World, uid: string): string | null {
  const runs = world.table(payWhitelist).runs("uid", uid, "time", ({ status }) => status === approved);
  return runs[0]?.at(runs[0].length - 1)?.iban ?? null;
}

export function listIban(world: World, user: User, input: WireInput<"createPayWhitelist">): ListedIban {
  const { iban, accountHolderName, bankCountry } = input;
  checkIdentity(user);
  checkActive(world, user.uid);
  if (!isValidIBAN(iban)) throw invalid("iban", "checksum", "Its check digits don't fit.");
  if (iban.slice(0, 2) !== bankCountry) throw invalid("bankCountry", "match", "The IBAN is of another country.");
  checkOwnName(world, user, accountHolderName);
  const place = placeOf(user.uid, iban);
  if (world.table(payWhitelist).one("place", place)) throw invalid("iban", "unique", "It is on the list already.");
  checkAuthenticator(world, user, input.verification);
  const bankName = input.bankName ?? bankByCode(world, iban)?.name.en ?? null;
  const listed = world.table(payWhitelist).insert({
    ...{ id: world.newId("pw"), uid: user.uid, place, iban, accountHolderName, bankName, bankCountry },
    ...{ remark: input.remark ?? null, status: underReview, rejectReason: null, createdAt: world.clock.now() },
  });
  awaitListing(world, listed);
  return listed;
}

/** @throws 60020 if it is unknown, removed or another user's */
export function unlistIban(world: World, uid: string, id: string): void {
  const table = world.table(payWhitelist);
  if (table.get(id)?.uid !== uid) throw refuse("paymentInfoMissing");
  table.delete(id);
}
