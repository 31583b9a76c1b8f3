import type { PlainMessageId } from "../../platform/intl/intl.ts";
import { type KycField, type KycValues, kycSchema } from "./kyc-schema.ts";
import { type KycStep, kycSteps } from "./kyc-search.ts";

export const stepTitles = {
  who: "kyc.stepWho",
  document: "kyc.stepDocument",
  photos: "kyc.stepPhotos",
  review: "kyc.stepReview",
} as const satisfies Record<KycStep, PlainMessageId>;

/** The fields of each step. */
export const stepFields: Record<KycStep, readonly KycField[]> = {
  who: ["type", "companyName", "firstName", "lastName", "birthday", "region", "city", "address"],
  document: ["certificateType", "certificateNumber", "validFrom", "validUntil", "endless"],
  photos: ["frontFileId", "backFileId", "selfieFileId", "businessLicenceFileId"],
  review: [],
};

export const stepOf = (field: string): KycStep | undefined =>
  kycSteps.find((step) => stepFields[step].some((own) => own === field));

/** The first step with an error; review without any. */
export function firstOpenStep(values: KycValues): KycStep {
  const wrong = new Set(kycSchema.safeParse(values).error?.issues.map((issue) => String(issue.path[0])));
  return kycSteps.find((step) => stepFields[step].some((field) => wrong.has(field))) ?? "review";
}

/** The step to show: the requested one, but never past an incomplete one. */
export function reachableStep(asked: KycStep | undefined, values: KycValues): KycStep {
  const open = firstOpenStep(values);
  if (!asked) return "who";
  return kycSteps.indexOf(asked) <= kycSteps.indexOf(open) ? asked : open;
}
