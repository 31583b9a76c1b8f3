import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/kyc/api.ts";
import { KycScreen } from "../../features/kyc/kyc-screen.tsx";
import { kycSteps, waysFor } from "../../features/kyc/kyc-search.ts";
import { loadAccount } from "../../platform/session.ts";
import { oneOf, readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/account/verifiy")({
  staticData: { title: "kyc.title", texts: ["kyc"], beforeKyc: true },
  validateSearch: (search: Record<string, unknown>) =>
    readSearch(search, { way: oneOf(...waysFor(false)), step: oneOf(...kycSteps) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(api.kyc.getKyc.queryOptions()), loadAccount(queryClient)]),
  component: VerifyPage,
});

function VerifyPage() {
  return <KycScreen {...Route.useSearch()} />;
}
