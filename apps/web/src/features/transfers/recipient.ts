import { queryOptions } from "@tanstack/react-query";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { coffer } from "./api.ts";

/** The ways to name a user. */
export const recipientWays = ["uid", "emailAddress", "phoneNumber"] as const;
export type RecipientWay = (typeof recipientWays)[number];

const shapes: Record<RecipientWay, { fits: RegExp; odd: TextParams }> = {
  uid: { fits: /^\d{5,12}$/, odd: { text: "transfers.uidOdd" } },
  emailAddress: { fits: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, odd: { text: "transfers.emailOdd" } },
  phoneNumber: { fits: /^\+[\d\s().-]{6,24}$/, odd: { text: "transfers.phoneOdd" } },
};

/** Returns the errors of a typed recipient, before a request. */
export function recipientFault(way: RecipientWay, recipient: string): TextParams | undefined {
  const typed = recipient.trim();
  if (typed === "") return { text: "transfers.recipientMissing" };
  return shapes[way].fits.test(typed) ? undefined : shapes[way].odd;
}

/** A recipient in the calls' format. */
type Named = { uid: string } | { emailAddress: string } | { countryCode: string; phoneNumber: string };

/** Returns the lookup's input; a number is split after its country code. */
async function named(way: RecipientWay, recipient: string): Promise<Named> {
  const typed = recipient.trim();
  if (way === "uid") return { uid: typed };
  if (way === "emailAddress") return { emailAddress: typed };
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const phone = parsePhoneNumberFromString(typed);
  const [countryCode = "", ...rest] = typed.split(/[\s().-]+/);
  return phone
    ? { countryCode: `+${phone.countryCallingCode}`, phoneNumber: phone.nationalNumber }
    : { countryCode, phoneNumber: rest.join("") };
}

/** Returns the transfer's input. */
export async function recipientOf(way: RecipientWay, recipient: string) {
  const given = await named(way, recipient);
  if ("uid" in given) return { toUid: given.uid };
  if ("emailAddress" in given) return { toEmailAddress: given.emailAddress };
  return { toCountryCode: given.countryCode, toPhoneNumber: given.phoneNumber };
}

/** Looks the recipient up, once each, because the server limits lookups. */
export const recipientQuery = (way: RecipientWay, recipient: string) =>
  queryOptions({
    queryKey: ["recipient", way, recipient.trim()],
    queryFn: async ({ signal }) => coffer.transfers.checkRecipient(await named(way, recipient), { signal }),
    staleTime: 5 * 60_000,
    retry: false,
    meta: { shows: "place" as const },
  });
