import { createFileRoute } from "@tanstack/react-router";
import { SetupContact } from "../../features/profile/setup-contact.tsx";
import { loadAccount } from "../../platform/session.ts";

export const Route = createFileRoute("/security/first")({
  staticData: { title: "profile.setupTitle" },
  loader: ({ context }) => loadAccount(context.queryClient),
  component: SetupContact,
});
