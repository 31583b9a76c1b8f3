import { createFileRoute } from "@tanstack/react-router";
import { isOwner } from "../../features/merchant/role.ts";
import { merchantInfoQuery } from "../../features/merchant/standing-query.ts";
import { receiptCoins } from "../../features/merchant/started/receipt-coins.ts";
import { StartedScreen } from "../../features/merchant/started/started-screen.tsx";
import { startedSearch } from "../../features/merchant/started/started-search.ts";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/merchant/started")({
  staticData: { title: "merchantStarted.title", texts: ["merchantStarted"] },
  validateSearch: startedSearch,
  loader: async ({ context: { queryClient } }) => {
    // A cashier's page makes no call that would be refused.
    if (isOwner(await loadAccount(queryClient)))
      await Promise.all([
        queryClient.ensureQueryData(merchantInfoQuery()),
        queryClient.ensureQueryData(receiptCoins()),
      ]);
  },
  component: StartedPage,
});

function StartedPage() {
  return <StartedScreen {...Route.useSearch()} />;
}
