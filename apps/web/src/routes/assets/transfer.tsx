import { createFileRoute, useSearch } from "@tanstack/react-router";
import { ownTransfers } from "../../features/transfer/own-transfers.ts";
import { TransferScreen } from "../../features/transfer/transfer-screen.tsx";
import { transferSearch } from "../../features/transfer/transfer-search.ts";
import { api } from "../../kernel/api.ts";
import { flowSearch } from "../../kernel/flow/flow-search.ts";
import { loadAccount } from "../../kernel/session.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/assets/transfer")({
  staticData: { title: "transfer.title", texts: ["signedIn", "moves"] },
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
  return <TransferScreen service={ownTransfers} id={id} asked={asked} />;
}
