import { api } from "./api.ts";

/** The number of pending merchant approvals by kind, for all merchant pages. */
export const countsQuery = () => api.merchant.getToBeReviewedCount.queryOptions();
