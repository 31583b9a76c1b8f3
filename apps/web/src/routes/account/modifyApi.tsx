import { createFileRoute } from "@tanstack/react-router";
import { bookQuery } from "../../features/api-keys/book-query.ts";
import { ModifyScreen } from "../../features/api-keys/modify-screen.tsx";
import { keysQuery } from "../../features/api-keys/use-keys.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { loadAccount } from "../../platform/session.ts";
import { oneOf, readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/account/modifyApi")({
  staticData: { title: "apiKeys.title", texts: ["profile", "apiKeys"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...flowSearch(search),
    ...readSearch(search, { id: textIn, act: oneOf("roll") }),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadAccount(queryClient),
      queryClient.prefetchQuery(keysQuery()),
      queryClient.prefetchQuery(bookQuery()),
    ]),
  component: ModifyPage,
});

function ModifyPage() {
  const { id, act, step } = Route.useSearch();
  return <ModifyScreen id={id} act={act} done={step !== undefined} />;
}
