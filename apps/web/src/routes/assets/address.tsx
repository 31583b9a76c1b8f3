import { createFileRoute } from "@tanstack/react-router";
import { AddressScreen } from "../../features/address/address-screen.tsx";
import { api } from "../../kernel/api.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { oneOf, readSearch, tickerIn } from "../../lib/search-fields.ts";

const filters = { coin: tickerIn, add: oneOf("1", "file") };

export const Route = createFileRoute("/assets/address")({
  staticData: { title: "address.title", texts: ["signedIn", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, filters) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
  component: AddressScreen,
});
