import { api } from "./api.ts";

/** How much waits for the merchant's word, kind by kind: for the frame of all its pages. */
export const countsQuery = () => api.merchant.getToBeReviewedCount.queryOptions();
