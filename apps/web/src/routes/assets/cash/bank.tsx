import { createFileRoute } from "@tanstack/react-router";
import { BanksScreen } from "../../../features/cash/banks/banks-screen.tsx";
import { addSearch, channelIn } from "../../../features/cash/recipients/recipient-search.ts";
import { listSearch } from "../../../platform/table/list-search.ts";
import { readSearch } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/cash/bank")({
  staticData: { title: "cash.banks" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, { ...addSearch, channel: channelIn }),
  }),
  component: BanksRoute,
});

function BanksRoute() {
  const { add, channel, pay } = Route.useSearch();
  return <BanksScreen adding={add === "1"} channel={channel} paying={pay === "1"} />;
}
