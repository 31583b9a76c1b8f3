import { createFileRoute } from "@tanstack/react-router";
import { SetupAuthenticator } from "../../features/account/setup-authenticator.tsx";
import { api } from "../../kernel/api.ts";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/security/second")({
  staticData: { title: "account.setupTitle" },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(api.profile.getGoogleBindInfo.queryOptions()), loadAccount(queryClient)]),
  component: SetupAuthenticator,
});
