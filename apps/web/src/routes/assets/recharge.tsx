import { createFileRoute } from "@tanstack/react-router";
import { DepositScreen } from "../../features/deposits/deposit-screen.tsx";
import { api } from "../../platform/api.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { recordSearch } from "../../platform/table/record-search.ts";
import { oneOf, readSearch, textIn } from "../../platform/url/search-fields.ts";

const choice = { ...recordSearch, id: textIn, coin: textIn, network: textIn, wallet: oneOf("cloud") };

export const Route = createFileRoute("/assets/recharge")({
  staticData: { title: "deposits.title", texts: ["signedIn", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, choice) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
      queryClient.ensureQueryData(api.assets.getAssets.queryOptions()),
    ]),
  component: DepositScreen,
});
