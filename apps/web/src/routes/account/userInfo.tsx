import { createFileRoute } from "@tanstack/react-router";
import { contactEdits } from "../../features/account/contact-edit.ts";
import { recent } from "../../features/account/recent.ts";
import { SecurityCentre } from "../../features/account/security-centre.tsx";
import { api } from "../../features/kyc/api.ts";
import { loadAccount } from "../../kernel/session.ts";
import { oneOf, readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/userInfo")({
  staticData: { title: "account.centreTitle", texts: ["account"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { edit: oneOf(...contactEdits) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadAccount(queryClient),
      queryClient.ensureQueryData(api.profile.getSecurityItems.queryOptions()),
      queryClient.ensureQueryData(api.kyc.getKyc.queryOptions()),
      queryClient.ensureQueryData(api.basic.getLegalPricingCurrencyList.queryOptions()),
      queryClient.ensureQueryData(api.profile.getLoginHistory.queryOptions(recent)),
      queryClient.ensureQueryData(api.profile.getSafeOperationHistory.queryOptions(recent)),
    ]),
  component: SecurityCentrePage,
});

function SecurityCentrePage() {
  return <SecurityCentre edit={Route.useSearch().edit} />;
}
