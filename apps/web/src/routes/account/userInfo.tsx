import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/kyc/api.ts";
import { contactEdits } from "../../features/profile/contact-edit.ts";
import { recent } from "../../features/profile/recent.ts";
import { SecurityCentre } from "../../features/profile/security-centre.tsx";
import { loadAccount } from "../../platform/session.ts";
import { oneOf, readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/account/userInfo")({
  staticData: { title: "profile.centreTitle", texts: ["profile"] },
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
