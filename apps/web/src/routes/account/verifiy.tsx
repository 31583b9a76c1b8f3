import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { KycScreen } from "../../features/kyc/kyc-screen.tsx";
import { kycSteps, kycWays } from "../../features/kyc/kyc-search.ts";
import { api } from "../../kernel/api.ts";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/account/verifiy")({
  staticData: { title: "kyc.title" },
  validateSearch: z.object({
    way: z.catch(z.optional(z.enum(kycWays)), undefined),
    step: z.catch(z.optional(z.enum(kycSteps)), undefined),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(api.kyc.getKyc.queryOptions()), loadAccount(queryClient)]),
  component: VerifyPage,
});

function VerifyPage() {
  return <KycScreen {...Route.useSearch()} />;
}
