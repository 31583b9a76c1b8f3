import { createFileRoute } from "@tanstack/react-router";
import { AddressScreen } from "../../features/address-book/address-book-screen.tsx";
import { api } from "../../platform/api.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { oneOf, readSearch, tickerIn } from "../../platform/url/search-fields.ts";

const filters = { coin: tickerIn, add: oneOf("1", "file") };

export const Route = createFileRoute("/assets/address")({
  staticData: { title: "addressBook.title", texts: ["signedIn", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, filters) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
  component: AddressScreen,
});
