import { createFileRoute } from "@tanstack/react-router";
import { MultisigScreen } from "../../features/multisig/multisig-screen.tsx";
import { multisigSearch } from "../../features/multisig/multisig-search.ts";
import { api } from "../../platform/api.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/multisig")({
  staticData: { title: "multisig.title", texts: ["signedIn", "multisig"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...flowSearch(search),
    ...readSearch(search, multisigSearch),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
  component: MultisigRoute,
});

function MultisigRoute() {
  return <MultisigScreen {...Route.useSearch()} />;
}
