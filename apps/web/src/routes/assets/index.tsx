import { createFileRoute } from "@tanstack/react-router";
import { overviewOptions } from "../../features/assets/overview-query.ts";
import { OverviewScreen } from "../../features/assets/overview-screen.tsx";
import { overviewSearch } from "../../features/assets/overview-search.ts";
import { api } from "../../platform/api.ts";
import { listSearch } from "../../platform/table/list-search.ts";

export const Route = createFileRoute("/assets/")({
  staticData: { title: "assets.title" },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...overviewSearch(search) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(overviewOptions()),
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
    ]),
  component: OverviewScreen,
});
