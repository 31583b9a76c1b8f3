import { createFileRoute } from "@tanstack/react-router";
import { ApplicationScreen } from "../../features/merchant/application/application-screen.tsx";
import { startedSearch } from "../../features/merchant/application/application-search.ts";
import { receiptCoins } from "../../features/merchant/application/receipt-coins.ts";
import { merchantInfoQuery } from "../../features/merchant/standing-query.ts";
import { isOwner } from "../../platform/merchant/role.ts";
import { loadAccount } from "../../platform/session.ts";

export const Route = createFileRoute("/merchant/started")({
  staticData: { title: "merchantApplication.title", texts: ["merchantApplication"] },
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
  return <ApplicationScreen {...Route.useSearch()} />;
}
