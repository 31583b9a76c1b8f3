import { api } from "../api.ts";

/** The most a page of the contract holds: what waits is mostly fewer. */
const most = 100;
export const waitingQuery = () => ({
  ...api.merchant.getMerchantReviewList.queryOptions({ Sorting: "time asc", MaxResultCount: most }),
  meta: { shows: "nothing" as const },
});
