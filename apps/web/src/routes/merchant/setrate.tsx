import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/merchant/api.ts";
import { RatesScreen } from "../../features/merchant/rates/rates-screen.tsx";
import { forMerchants } from "../../features/merchant/require-merchant.ts";
import { listSearch } from "../../platform/table/list-search.ts";

export const Route = createFileRoute("/merchant/setrate")({
  staticData: { title: "shell.rateSetting", texts: ["merchantRates"] },
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
