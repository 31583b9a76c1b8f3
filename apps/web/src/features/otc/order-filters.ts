import { ExchangeStatus } from "@coffer/sdk";
import { exchangeStatus } from "../../platform/status/status.ts";
import { byGiven, byOne, byWords, listFilters, statusOptions } from "../../platform/table/list-filters.ts";
import { pairIn } from "../../platform/url/search-fields.ts";

const statusNames = ["inProgress", "complete", "failure"] as const;

export const orderFilters = listFilters({
  q: byWords("otc.search", "sm:w-44"),
  pair: byGiven({ label: "otc.pair", className: "sm:w-40", read: pairIn, params: (pair) => ({ Symbol: pair }) }),
  side: byOne({
    label: "otc.side",
    className: "sm:w-32",
    options: [
      { value: "buy", label: "otc.buy" },
      { value: "sell", label: "otc.sell" },
    ],
    params: (Side) => ({ Side }),
  }),
  status: byOne({
    label: "otc.status",
    className: "sm:w-44",
    options: statusOptions(exchangeStatus, ExchangeStatus, statusNames),
    params: (name) => ({ Status: [ExchangeStatus[name]] }),
  }),
});
