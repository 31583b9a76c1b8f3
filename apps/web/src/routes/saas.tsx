import { createFileRoute } from "@tanstack/react-router";
import { SaasScreen } from "../features/content/saas/saas-screen.tsx";

export const Route = createFileRoute("/saas")({
  staticData: {
    texts: ["saas", "pictures"],
    title: "contentSaas.title",
    description: "contentSaas.lead",
    header: "plain",
    callToAction: true,
    signUp: "merchant",
  },
  component: SaasScreen,
});
