import { createFileRoute } from "@tanstack/react-router";
import { SetupAuthenticator } from "../../features/profile/setup-authenticator.tsx";
import { api } from "../../platform/api.ts";
import { loadAccount } from "../../platform/session.ts";

export const Route = createFileRoute("/security/second")({
  staticData: { title: "profile.setupTitle" },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(api.profile.getGoogleBindInfo.queryOptions()), loadAccount(queryClient)]),
  component: SetupAuthenticator,
});
