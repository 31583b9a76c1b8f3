import { createFileRoute } from "@tanstack/react-router";
import { SetupPin } from "../../features/account/setup-pin.tsx";
import { loadAccount } from "../../kernel/session.ts";

export const Route = createFileRoute("/security/third")({
  staticData: { title: "account.setupTitle" },
  loader: ({ context }) => loadAccount(context.queryClient),
  component: SetupPin,
});
