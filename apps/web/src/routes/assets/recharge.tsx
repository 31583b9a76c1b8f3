import { createFileRoute } from "@tanstack/react-router";
import { RechargeScreen } from "../../features/recharge/recharge-screen.tsx";
import { api } from "../../kernel/api.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { recordSearch } from "../../kernel/table/record-search.ts";
import { oneOf, readSearch, textIn } from "../../lib/search-fields.ts";

const choice = { ...recordSearch, id: textIn, coin: textIn, network: textIn, wallet: oneOf("cloud") };

export const Route = createFileRoute("/assets/recharge")({
  staticData: { title: "recharge.title", texts: ["signedIn", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, choice) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
      queryClient.ensureQueryData(api.assets.getAssets.queryOptions()),
    ]),
  component: RechargeScreen,
});
