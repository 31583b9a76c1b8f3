import { createFileRoute } from "@tanstack/react-router";
import { CashScreen } from "../../../features/cash/account/cash-screen.tsx";
import { api } from "../../../features/cash/api.ts";
import { oneOf, readSearch } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/cash/")({
  staticData: { title: "cash.title" },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { edit: oneOf("data") }),
  loaderDeps: ({ search: { edit } }) => ({ edit }),
  // All of it is there with the first drawing: nothing jumps. What can't be fetched is told in its place.
  loader: ({ context: { queryClient }, deps: { edit } }) => {
    const { cash } = api;
    const meta = { shows: "nothing" as const };
    return Promise.all([
      queryClient.prefetchQuery({ ...cash.getCashKycVerification.queryOptions(), meta }),
      queryClient.prefetchQuery({ ...cash.globalAccountCurrencys.queryOptions(), meta }),
      queryClient.prefetchQuery({ ...cash.getCashCurrencyList.queryOptions(), meta }),
      queryClient.prefetchQuery({ ...cash.getUserRateSetting.queryOptions({}), meta }),
      queryClient.prefetchQuery({ ...cash.getCashSupervision.queryOptions({}), meta }),
      edit && queryClient.prefetchQuery({ ...cash.getCashCustomer.queryOptions(), meta }),
    ]);
  },
  component: CashRoute,
});

function CashRoute() {
  const { edit } = Route.useSearch();
  return <CashScreen editing={edit === "data"} />;
}
