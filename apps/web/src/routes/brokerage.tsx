import { createFileRoute } from "@tanstack/react-router";
import { BrokerageScreen } from "../features/content/brokerage/brokerage-screen.tsx";

export const Route = createFileRoute("/brokerage")({
  staticData: {
    texts: ["brokerage", "pictures"],
    title: "contentBrokerage.title",
    description: "contentBrokerage.lead",
    header: "plain",

    signUp: "personal",
  },
  component: BrokerageScreen,
});
