import { createFileRoute } from "@tanstack/react-router";
import { IndividualsScreen } from "../features/content/individuals/individuals-screen.tsx";

export const Route = createFileRoute("/individuals")({
  staticData: {
    texts: ["individuals", "pictures"],
    title: "contentIndividuals.title",
    description: "contentIndividuals.lead",
    header: "plain",
    callToAction: true,
    signUp: "personal",
  },
  component: IndividualsScreen,
});
