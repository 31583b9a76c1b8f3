import { MerchantStatus } from "@coffer/sdk";
import type { PlainMessageId } from "../../platform/intl/intl.ts";
import type { MerchantInfo } from "./standing-query.ts";

/** The steps to official. */
export const stepTexts = [
  "merchant.stepDetails",
  "merchant.stepCertificate",
  "merchant.stepContract",
  "merchant.stepReview",
] as const satisfies readonly PlainMessageId[];

/** Returns the current step. A saved application has its certificate; a rejection restarts at the details. */
export function stepReached({ status, application }: MerchantInfo): number {
  if (status === MerchantStatus.underReview) return 3;
  if (status === MerchantStatus.approved) return stepTexts.length;
  return application === null || status === MerchantStatus.rejected ? 0 : 2;
}
