import type { GetMerchantInfoResult, MerchantStatus } from "@coffer/sdk";
import { api } from "../../platform/api.ts";

export type MerchantInfo = GetMerchantInfoResult;

const look = 60_000; // ms, while somebody reviews it
const underReview = 1 satisfies MerchantStatus; // a figure, for the routes ask it: see role.ts

/** Where a merchant stands on its way from trial to official; a decision comes by itself. */
export const merchantInfoQuery = () => ({
  ...api.profile.getMerchantInfo.queryOptions(),
  refetchInterval: ({ state: { data } }: { state: { data?: MerchantInfo | undefined } }) =>
    data?.status === underReview ? look : (false as const),
  meta: { shows: "place" as const },
});
