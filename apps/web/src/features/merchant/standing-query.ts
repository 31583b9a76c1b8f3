import type { GetMerchantInfoResult, MerchantStatus } from "@coffer/sdk";
import { api } from "../../platform/api.ts";

export type MerchantInfo = GetMerchantInfoResult;

const look = 60_000; // Polling interval during the review (ms).
const underReview = 1 satisfies MerchantStatus; // A plain number, because routes use it: see role.ts.

/** A merchant's status from trial to official; polled for a decision. */
export const merchantInfoQuery = () => ({
  ...api.profile.getMerchantInfo.queryOptions(),
  refetchInterval: ({ state: { data } }: { state: { data?: MerchantInfo | undefined } }) =>
    data?.status === underReview ? look : (false as const),
  meta: { shows: "place" as const },
});
