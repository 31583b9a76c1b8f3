import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../../features/cash/api.ts";
import { PayoutScreen } from "../../../features/cash/payout/payout-screen.tsx";
import { payoutSearch, recentPayouts, recipientsBy } from "../../../features/cash/payout/payout-search.ts";
import { flowSearch } from "../../../platform/flow/flow-search.ts";
import { readSearch } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/cash/withdraw")({
  staticData: { title: "cash.withdrawTitle" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...flowSearch(search),
    ...readSearch(search, payoutSearch),
  }),
  loaderDeps: ({ search: { id, channel } }) => ({ id, channel }),
  // The form and what stands below it are there with the first drawing: nothing jumps. What can't be fetched is told in its place.
  loader: ({ context: { queryClient }, deps: { id, channel } }) => {
    const meta = { shows: "nothing" as const };
    if (id !== undefined) return;
    const { cash } = api;
    return Promise.all([
      queryClient.prefetchQuery({ ...cash.getCashChannelList.queryOptions({ direction: "withdraw" }), meta }),
      queryClient.prefetchQuery({ ...cash.globalAccountCurrencys.queryOptions(), meta }),
      queryClient.prefetchQuery({ ...cash.getCashWithdrawOrderList.queryOptions(recentPayouts), meta }),
      queryClient.prefetchQuery({ ...cash.getCashSupervision.queryOptions({}), meta }),
      queryClient.prefetchQuery({ ...cash.getCashKycVerification.queryOptions(), meta }),
      ...(channel === undefined
        ? []
        : [
            queryClient.prefetchQuery({ ...cash.getUserChannelAttachment.queryOptions({ channel }), meta }),
            queryClient.prefetchQuery({ ...cash.getBeneficiaryPage.queryOptions(recipientsBy(channel)), meta }),
            queryClient.prefetchQuery({ ...cash.getCashBankAccountList.queryOptions({}), meta }),
          ]),
    ]);
  },
  component: PayoutRoute,
});

function PayoutRoute() {
  const { id, papers, currency, channel, recipient, bank } = Route.useSearch();
  return <PayoutScreen {...{ id, papers, currency, channel, recipient, bank }} />;
}
