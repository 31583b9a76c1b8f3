import { createFileRoute } from "@tanstack/react-router";
import { GoogleScreen } from "../../features/profile/google-screen.tsx";
import { api } from "../../platform/api.ts";
import { loadAccount } from "../../platform/session.ts";

export const Route = createFileRoute("/account/google")({
  staticData: { title: "profile.googleTitle", texts: ["profile"] },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(api.profile.getGoogleBindInfo.queryOptions()), loadAccount(queryClient)]),
  component: GoogleScreen,
});
