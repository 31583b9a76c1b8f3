import { createFileRoute } from "@tanstack/react-router";
import { forMerchants } from "../../features/merchant/for-merchants.ts";
import { ReportScreen } from "../../features/merchant/report/report-screen.tsx";
import { reportSearch } from "../../features/merchant/report/report-search.ts";
import { api } from "../../kernel/api.ts";
import { listSearch } from "../../kernel/table/list-search.ts";

export const Route = createFileRoute("/merchant/report")({
  staticData: { title: "merchantReport.title", texts: ["merchantReport"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...reportSearch(search) }),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () => queryClient.ensureQueryData(api.basic.getLegalPricingCurrencyList.queryOptions())),
  component: ReportScreen,
});
