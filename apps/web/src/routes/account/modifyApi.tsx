import { createFileRoute } from "@tanstack/react-router";
import { bookQuery } from "../../features/account/keys/book-query.ts";
import { ModifyScreen } from "../../features/account/keys/modify-screen.tsx";
import { keysQuery } from "../../features/account/keys/use-keys.ts";
import { flowSearch } from "../../kernel/flow/flow-search.ts";
import { loadAccount } from "../../kernel/session.ts";
import { oneOf, readSearch, textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/modifyApi")({
  staticData: { title: "keys.title", texts: ["account", "keys"] },
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
