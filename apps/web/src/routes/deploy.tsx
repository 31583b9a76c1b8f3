import { createFileRoute } from "@tanstack/react-router";
import { DeployScreen } from "../features/public/deploy/deploy-screen.tsx";

export const Route = createFileRoute("/deploy")({
  staticData: {
    texts: ["deploy", "picture"],
    title: "deploy.title",
    description: "deploy.lead",
    header: "plain",
    callToAction: true,
    signUp: "merchant",
  },
  component: DeployScreen,
});
