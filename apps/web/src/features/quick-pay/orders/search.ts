import { fiatStatusNames } from "../../../platform/p2p/p2p-status.ts";
import { dayIn, oneOf, someOf, textIn, tickerIn } from "../../../platform/url/search-fields.ts";

// Apart from the screens: a route's reading of its address is in the first load of every page.
/** Those an order with a third party has. */
export const statusNames = fiatStatusNames.filter((name) => !name.startsWith("awaiting")) as Exclude<
  (typeof fiatStatusNames)[number],
  `awaiting${string}`
>[];

export const orderSearch = {
  kind: oneOf("card", "paymentPage"),
  coin: tickerIn,
  status: someOf(...statusNames),
  from: dayIn,
  until: dayIn,
  id: textIn,
  way: oneOf("new"),
};
export interface OrderSearch {
  kind?: "card" | "paymentPage" | undefined;
  coin?: string | undefined;
  status?: (typeof statusNames)[number][] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}
export const noFilters = {
  kind: undefined,
  coin: undefined,
  status: undefined,
  from: undefined,
  until: undefined,
  q: undefined,
};
export const isFiltered = (search: OrderSearch): boolean =>
  [search.kind, search.coin, search.status, search.from, search.until, search.q].some((each) => each !== undefined);
