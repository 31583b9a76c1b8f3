import { serverNow } from "../../../platform/time/deadline.ts";
import { zoneName } from "../../../platform/time/time.ts";
import { api } from "../api.ts";
import type { SalesDays } from "./home-search.ts";

/** Local midnight of today, or of a number of days before. */
function midnight(daysAgo = 0): string {
  const day = new Date(serverNow());
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - daysAgo);
  return day.toISOString();
}

/** Sales by local day; the last one is today and still grows. */
export const salesQuery = (days: SalesDays) =>
  api.merchant.getMerchantSalesSummary.queryOptions({
    StartTime: midnight(days - 1),
    TimeZone: zoneName(),
    Step: "day",
  });

const shownOrders = 6;
export const todayQuery = () =>
  api.merchant.getPaymentOrderList.queryOptions({ StartTime: midnight(), MaxResultCount: shownOrders });
