import { createFileRoute } from "@tanstack/react-router";
import { DeployScreen } from "../features/content/deploy/deploy-screen.tsx";

export const Route = createFileRoute("/deploy")({
  staticData: {
    texts: ["deploy", "pictures"],
    title: "contentDeploy.title",
    description: "contentDeploy.lead",
    header: "plain",
    callToAction: true,
    signUp: "merchant",
  },
  component: DeployScreen,
});
