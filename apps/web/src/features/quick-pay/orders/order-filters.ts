import { FiatOrderStatus } from "@coffer/sdk";
import { fiatStatusNames, p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import {
  byDays,
  byGiven,
  byOne,
  bySome,
  byWords,
  listFilters,
  statusOptions,
} from "../../../platform/table/list-filters.ts";
import { tickerIn } from "../../../platform/url/search-fields.ts";

type StatusName = Exclude<(typeof fiatStatusNames)[number], `awaiting${string}`>;
/** The statuses of an order with a third party. */
const statusNames = fiatStatusNames.filter((name): name is StatusName => !name.startsWith("awaiting"));

export const orderFilters = listFilters({
  q: byWords("quickPay.search", "sm:w-52"),
  kind: byOne({
    label: "quickPay.kind",
    className: "sm:w-44",
    options: [
      { value: "card", label: "quickPay.byCard" },
      { value: "paymentPage", label: "quickPay.byPage" },
    ],
    params: (Kind) => ({ Kind }),
  }),
  coin: byGiven({ label: "table.coin", className: "sm:w-36", read: tickerIn, params: (Coin) => ({ Coin }) }),
  status: bySome({
    label: "quickPay.status",
    options: statusOptions(p2pStatus, FiatOrderStatus, statusNames),
    params: (names) => ({ Status: names.map((name) => FiatOrderStatus[name]) }),
  }),
  ...byDays,
});
