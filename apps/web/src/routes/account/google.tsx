import { createFileRoute } from "@tanstack/react-router";
import { GoogleScreen } from "../../features/account/google-screen.tsx";
import { api } from "../../kernel/api.ts";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/account/google")({
  staticData: { title: "account.googleTitle", texts: ["account"] },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(api.profile.getGoogleBindInfo.queryOptions()), loadAccount(queryClient)]),
  component: GoogleScreen,
});
