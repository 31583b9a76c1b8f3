import { createFileRoute } from "@tanstack/react-router";
import { CloudScreen } from "../../features/assets/cloud-screen.tsx";
import { cloudSearch } from "../../features/assets/cloud-search.ts";
import { api } from "../../platform/api.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/cloud")({
  staticData: { title: "assets.cloud" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, cloudSearch),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
      queryClient.ensureQueryData(api.assets.getCloudWalletAssets.queryOptions()),
    ]),
  component: CloudScreen,
});
