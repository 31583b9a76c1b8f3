import { createFileRoute } from "@tanstack/react-router";
import { AppsScreen } from "../../features/download/apps-screen.tsx";

// The product: "Footer hidden … on paths containing apps".
export const Route = createFileRoute("/apps/")({
  staticData: {
    texts: ["download"],
    title: "download.appsTitle",
    description: "download.appsLead",
    header: "plain",
    footer: "none",
  },
  component: AppsScreen,
});
