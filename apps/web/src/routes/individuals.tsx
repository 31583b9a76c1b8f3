import { createFileRoute } from "@tanstack/react-router";
import { IndividualsScreen } from "../features/public/individuals/individuals-screen.tsx";

export const Route = createFileRoute("/individuals")({
  staticData: {
    texts: ["individuals", "picture"],
    title: "individuals.title",
    description: "individuals.lead",
    header: "plain",
    callToAction: true,
    signUp: "personal",
  },
  component: IndividualsScreen,
});
