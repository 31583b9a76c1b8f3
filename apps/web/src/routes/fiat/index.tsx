import { createFileRoute } from "@tanstack/react-router";
import { TradeScreen } from "../../features/p2p/trade/trade-screen.tsx";
import { tradeSearch } from "../../features/p2p/trade/trade-search.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { api } from "../../platform/p2p/api.ts";
import { hasSession } from "../../platform/session.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/fiat/")({
  staticData: { title: "p2p.title", texts: ["p2p"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...flowSearch(search),
    ...readSearch(search, tradeSearch),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.basic.getLegalCurrencyCoinConfig.queryOptions()),
      queryClient.ensureQueryData(api.receiptMethods.getReceiptMethodList.queryOptions({})),
      // The page stands without them, but what they bring would push it about.
      ...(hasSession()
        ? [
            queryClient.prefetchQuery(api.p2p.getFiatTradeState.queryOptions()),
            queryClient.prefetchQuery(api.receiptMethods.getUserReceiptMethodInfoList.queryOptions({})),
            queryClient.prefetchQuery(api.assets.getConvertAssets.queryOptions()),
          ]
        : []),
    ]),
  component: TradePage,
});

function TradePage() {
  const { side, coin, currency, by, size } = Route.useSearch();
  return <TradeScreen asked={{ side, coin, currency, by, size }} />;
}
