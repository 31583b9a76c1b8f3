import { createFileRoute } from "@tanstack/react-router";
import { SetupPin } from "../../features/profile/setup-pin.tsx";
import { loadAccount } from "../../platform/session.ts";

export const Route = createFileRoute("/security/third")({
  staticData: { title: "profile.setupTitle" },
  loader: ({ context }) => loadAccount(context.queryClient),
  component: SetupPin,
});
