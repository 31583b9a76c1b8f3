import { createFileRoute } from "@tanstack/react-router";
import { ApiKeysScreen } from "../../features/api-keys/api-keys-screen.tsx";
import { keysQuery } from "../../features/api-keys/use-keys.ts";
import { loadAccount } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";

export const Route = createFileRoute("/account/api")({
  staticData: { title: "apiKeys.title", texts: ["profile", "apiKeys"] },
  validateSearch: listSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadAccount(queryClient), queryClient.prefetchQuery(keysQuery())]),
  component: ApiKeysScreen,
});
