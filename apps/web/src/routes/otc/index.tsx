import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/otc/api.ts";
import { DeskScreen } from "../../features/otc/desk-screen.tsx";
import { deskSearch } from "../../features/otc/search.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { hasSession } from "../../platform/session.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/otc/")({
  staticData: { title: "otc.title" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...flowSearch(search),
    ...readSearch(search, deskSearch),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.otc.getSymbol.queryOptions()),
      // The page stands without them, but what they bring would push it about.
      ...(hasSession() ? [queryClient.prefetchQuery(api.assets.getConvertAssets.queryOptions())] : []),
    ]),
  component: DeskPage,
});

function DeskPage() {
  const { pair, side, by, size, way } = Route.useSearch();
  return <DeskScreen asked={{ pair, side, by, size, way }} />;
}
