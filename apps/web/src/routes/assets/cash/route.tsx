import { createFileRoute } from "@tanstack/react-router";
import { CashLayout } from "../../../features/cash/account/cash-layout.tsx";
import { api } from "../../../features/cash/api.ts";
import { loadAccount } from "../../../platform/session.ts";

export const Route = createFileRoute("/assets/cash")({
  staticData: { texts: ["signedIn", "cash"] },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadAccount(queryClient), // its name and what proves it stand in forms from the start
      queryClient.ensureQueryData(api.cash.getGlobalAccountStatus.queryOptions()),
    ]),
  component: CashLayout,
});
