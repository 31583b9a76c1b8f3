import { createFileRoute, useSearch } from "@tanstack/react-router";
import { TransferScreen } from "../../features/transfers/transfer-screen.tsx";
import { transferSearch } from "../../features/transfers/transfer-search.ts";
import { userTransfers } from "../../features/transfers/user-transfers.ts";
import { api } from "../../platform/api.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { loadAccount } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/transfer")({
  staticData: { title: "transfers.title", texts: ["signedIn", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...flowSearch(search),
    ...readSearch(search, transferSearch),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadAccount(queryClient), // a block begun a moment ago decides whether there is a form
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
      queryClient.ensureQueryData(api.assets.getAssets.queryOptions()),
    ]),
  component: TransferRoute,
});

function TransferRoute() {
  // Not by `Route`: a merchant's page shares what this is bundled with, and not the routes of another area.
  const { id, to, coin = "", wallet = "0" } = useSearch({ from: "/assets/transfer" });
  const asked = { kind: to === "user" ? ("user" as const) : ("ownWallet" as const), coin, fromWallet: wallet };
  return <TransferScreen service={userTransfers} id={id} asked={asked} />;
}
