import { createFileRoute } from "@tanstack/react-router";
import { ReportScreen } from "../../features/merchant/report/report-screen.tsx";
import { reportSearch } from "../../features/merchant/report/report-search.ts";
import { forMerchants } from "../../features/merchant/require-merchant.ts";
import { api } from "../../platform/api.ts";
import { listSearch } from "../../platform/table/list-search.ts";

export const Route = createFileRoute("/merchant/report")({
  staticData: { title: "merchantReport.title", texts: ["merchantReport"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...reportSearch(search) }),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () => queryClient.ensureQueryData(api.basic.getLegalPricingCurrencyList.queryOptions())),
  component: ReportScreen,
});
