import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../../features/merchant/home/home-screen.tsx";
import { homeSearch } from "../../features/merchant/home/home-search.ts";
import { countsQuery, waitingQuery } from "../../features/merchant/home/waiting-query.ts";
import { isOwner } from "../../features/merchant/role.ts";
import { merchantInfoQuery } from "../../features/merchant/standing-query.ts";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/merchant/")({
  staticData: { title: "merchantHome.title", texts: ["merchantHome"] },
  validateSearch: homeSearch,
  loader: async ({ context: { queryClient } }) => {
    const [account] = await Promise.all([loadAccount(queryClient), queryClient.ensureQueryData(countsQuery())]);
    // A cashier reviews nothing and is nobody's official merchant: the calls would be refused.
    if (isOwner(account))
      await Promise.all([queryClient.prefetchQuery(waitingQuery()), queryClient.prefetchQuery(merchantInfoQuery())]);
  },
  component: HomeScreen,
});
