import { createFileRoute } from "@tanstack/react-router";
import { SaasScreen } from "../features/public/saas/saas-screen.tsx";

export const Route = createFileRoute("/saas")({
  staticData: {
    texts: ["saas", "picture"],
    title: "saas.title",
    description: "saas.lead",
    header: "plain",
    callToAction: true,
    signUp: "merchant",
  },
  component: SaasScreen,
});
