import type { MerchantApplication } from "@coffer/sdk";
import * as z from "zod/mini";

const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** What a merchant says about itself. */
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
/** The whole of it as forms hold it: texts, empty until given. */
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

/** As it is sent: what may be left out is, where it is empty. */
export function applicationOf({
  referralCode,
  messagingAppId,
  receiptCurrency,
  ...filled
}: Draft): MerchantApplication {
  return {
    ...filled,
    receiptCurrency: receiptCurrency as MerchantApplication["receiptCurrency"], // the schema and the list of coins hold it
    ...(referralCode && { referralCode }),
    ...(messagingAppId && { messagingAppId }),
  };
}

/** How far it may be opened: nothing behind what is unfinished. */
export function reachable(draft: Draft): number {
  if (!detailsSchema.safeParse(draft).success) return 0;
  return certificateSchema.safeParse(draft).success ? 2 : 1;
}
