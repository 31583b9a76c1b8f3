import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { countsQuery } from "../../features/merchant/counts-query.ts";
import { HomeScreen } from "../../features/merchant/home/home-screen.tsx";
import { homeSearch } from "../../features/merchant/home/home-search.ts";
import { waitingQuery } from "../../features/merchant/home/waiting-query.ts";
import { isOwner } from "../../features/merchant/role.ts";
import { merchantInfoQuery } from "../../features/merchant/standing-query.ts";
import { coffer } from "../../kernel/api.ts";
import { learn } from "../../kernel/locale-state.ts";
import { late } from "../../kernel/page/late.tsx";
import { PageSkeleton } from "../../kernel/page/page-skeleton.tsx";
import { isMerchant, loadAccount } from "../../kernel/session.ts";
import { listSearch } from "../../kernel/table/list-search.ts";

const Developers = late(async () => {
  const [module] = await Promise.all([
    import("../../features/merchant/developers/developers-screen.tsx"),
    learn(["developers"]),
  ]);
  return module.DevelopersScreen;
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
