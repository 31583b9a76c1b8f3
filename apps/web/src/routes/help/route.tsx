import { createFileRoute } from "@tanstack/react-router";
import { HelpLayout } from "../../features/content/help/help-layout.tsx";

export const Route = createFileRoute("/help")({
  staticData: { texts: ["article", "help"], title: "contentHelp.title", description: "contentHelp.lead" },
  component: HelpLayout,
});
