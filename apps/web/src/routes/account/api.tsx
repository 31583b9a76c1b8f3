import { createFileRoute } from "@tanstack/react-router";
import { KeysScreen } from "../../features/account/keys/keys-screen.tsx";
import { keysQuery } from "../../features/account/keys/use-keys.ts";
import { loadAccount } from "../../kernel/session.ts";
import { listSearch } from "../../kernel/table/list-search.ts";

export const Route = createFileRoute("/account/api")({
  staticData: { title: "keys.title", texts: ["account", "keys"] },
  validateSearch: listSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadAccount(queryClient), queryClient.prefetchQuery(keysQuery())]),
  component: KeysScreen,
});
