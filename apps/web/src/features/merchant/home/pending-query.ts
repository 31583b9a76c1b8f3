import { api } from "../api.ts";

/** The contract's largest page, usually enough for pending records. */
const most = 100;
export const waitingQuery = () => ({
  ...api.merchant.getMerchantReviewList.queryOptions({ Sorting: "time asc", MaxResultCount: most }),
  meta: { shows: "nothing" as const },
});
