import { MerchantStatus } from "@coffer/sdk";
import type { PlainMessageId } from "../../platform/intl/intl.ts";
import type { MerchantInfo } from "./standing-query.ts";

/** The way to official, step by step. */
export const stepTexts = [
  "merchant.stepDetails",
  "merchant.stepCertificate",
  "merchant.stepContract",
  "merchant.stepReview",
] as const satisfies readonly PlainMessageId[];

/** The step one is at. What is saved has its certificate; a rejection begins at the details again. */
export function stepReached({ status, application }: MerchantInfo): number {
  if (status === MerchantStatus.underReview) return 3;
  if (status === MerchantStatus.approved) return stepTexts.length;
  return application === null || status === MerchantStatus.rejected ? 0 : 2;
}
