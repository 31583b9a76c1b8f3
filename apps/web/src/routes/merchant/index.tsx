import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { countsQuery } from "../../features/merchant/counts-query.ts";
import { HomeScreen } from "../../features/merchant/home/home-screen.tsx";
import { homeSearch } from "../../features/merchant/home/home-search.ts";
import { waitingQuery } from "../../features/merchant/home/pending-query.ts";
import { merchantInfoQuery } from "../../features/merchant/standing-query.ts";
import { coffer } from "../../platform/api.ts";
import { learn } from "../../platform/intl/locale-state.ts";
import { isOwner } from "../../platform/merchant/role.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { PageSkeleton } from "../../platform/page/page-skeleton.tsx";
import { isMerchant, loadAccount } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";

const Developers = lazyPart(async () => {
  const [module] = await Promise.all([import("../../features/events/events-screen.tsx"), learn(["events"])]);
  return module.EventsScreen;
});

export const Route = createFileRoute("/merchant/")({
  staticData: { title: "merchantHome.title", texts: ["merchantHome"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...homeSearch(search) }),
  loader: async ({ context: { queryClient } }) => {
    // The session tells before the account is here whether it is a merchant's: of nobody else's a call leaves.
    const session = coffer.session.get();
    const [account] = await Promise.all([
      loadAccount(queryClient),
      session && isMerchant(session) && queryClient.ensureQueryData(countsQuery()),
    ]);
    // A cashier reviews nothing and is nobody's official merchant: the calls would be refused.
    if (isOwner(account))
      await Promise.all([queryClient.prefetchQuery(waitingQuery()), queryClient.prefetchQuery(merchantInfoQuery())]);
  },
  component: HomePage,
});

/** The merchant's day; or what its programs need, which fetches what it draws with by itself. */
function HomePage() {
  const { tab } = Route.useSearch();
  if (tab !== "developers") return <HomeScreen />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Developers />
    </Suspense>
  );
}
