import { createFileRoute } from "@tanstack/react-router";
import { HelpLayout } from "../../features/help/help-layout.tsx";

export const Route = createFileRoute("/help")({
  staticData: { texts: ["article", "help"], title: "help.title", description: "help.lead" },
  component: HelpLayout,
});
