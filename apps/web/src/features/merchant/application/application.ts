import type { MerchantApplication } from "@coffer/sdk";
import * as z from "zod/mini";

const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A merchant's statements. */
export const detailsSchema = z.object({
  fullName: filled(120),
  shortName: filled(40),
  website: filled(200).check(z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, "merchantApplication.websiteFormat")),
  address: filled(200),
  businessScope: filled(500),
  receiptCurrency: z.string().check(z.minLength(1)),
  referralCode: z.string().check(z.trim(), z.regex(/^([A-Za-z0-9]{4,16})?$/, "merchantApplication.referralFormat")),
  messagingAppId: z.string().check(z.trim(), z.maxLength(64)),
});
export const certificateSchema = z.object({
  certificateFileId: z.string().check(z.minLength(1, "merchantApplication.certificateMissing")),
});

export type Details = z.output<typeof detailsSchema>;
/** The form's values: texts, empty at first. */
export type Draft = Details & z.output<typeof certificateSchema>;

export const emptyDraft: Draft = {
  fullName: "",
  shortName: "",
  website: "",
  address: "",
  businessScope: "",
  receiptCurrency: "",
  referralCode: "",
  messagingAppId: "",
  certificateFileId: "",
};

export const draftOf = (application: MerchantApplication | null): Draft => ({ ...emptyDraft, ...application });

/** Returns the input without empty optional fields. */
export function applicationOf({
  referralCode,
  messagingAppId,
  receiptCurrency,
  ...filled
}: Draft): MerchantApplication {
  return {
    ...filled,
    receiptCurrency: receiptCurrency as MerchantApplication["receiptCurrency"], // Ensured by the schema and the coin list.
    ...(referralCode && { referralCode }),
    ...(messagingAppId && { messagingAppId }),
  };
}

/** The furthest reachable step: none behind an incomplete one. */
export function reachable(draft: Draft): number {
  if (!detailsSchema.safeParse(draft).success) return 0;
  return certificateSchema.safeParse(draft).success ? 2 : 1;
}
