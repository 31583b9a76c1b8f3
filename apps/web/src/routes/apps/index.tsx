import { createFileRoute } from "@tanstack/react-router";
import { AppsScreen } from "../../features/content/download/apps-screen.tsx";

// The product: "Footer hidden … on paths containing apps".
export const Route = createFileRoute("/apps/")({
  staticData: {
    texts: ["download"],
    title: "contentDownload.appsTitle",
    description: "contentDownload.appsLead",
    header: "plain",
    footer: "none",
  },
  component: AppsScreen,
});
