import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/merchant/api.ts";
import { forMerchants } from "../../features/merchant/for-merchants.ts";
import { RatesScreen } from "../../features/merchant/rates/rates-screen.tsx";
import { listSearch } from "../../kernel/table/list-search.ts";

export const Route = createFileRoute("/merchant/setrate")({
  staticData: { title: "shell.rateSetting", texts: ["merchantPricing"] },
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () =>
      Promise.all([
        queryClient.ensureQueryData(api.merchant.getMerchantRateSettings.queryOptions()),
        queryClient.ensureQueryData(api.merchant.getMerchantSettlementCoinList.queryOptions()),
      ]),
    ),
  component: RatesScreen,
});
