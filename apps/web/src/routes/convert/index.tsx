import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/convert/api.ts";
import { ConvertScreen } from "../../features/convert/convert-screen.tsx";
import { convertSearch } from "../../features/convert/search.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { hasSession } from "../../platform/session.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/convert/")({
  staticData: { title: "convert.title" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...flowSearch(search),
    ...readSearch(search, convertSearch),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.convert.getSymbols.queryOptions()),
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
      // The page stands without them, but what they bring would push it about.
      queryClient.prefetchQuery(api.convert.getConvertSymbols.queryOptions()),
      ...(hasSession() ? [queryClient.prefetchQuery(api.assets.getConvertAssets.queryOptions())] : []),
    ]),
  component: ConvertPage,
});

function ConvertPage() {
  const { from, to, side, amount, way } = Route.useSearch();
  return <ConvertScreen asked={{ from, to, side, amount, way }} />;
}
