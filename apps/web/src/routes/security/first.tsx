import { createFileRoute } from "@tanstack/react-router";
import { SetupContact } from "../../features/account/setup-contact.tsx";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/security/first")({
  staticData: { title: "account.setupTitle" },
  loader: ({ context }) => loadAccount(context.queryClient),
  component: SetupContact,
});
