import { createFileRoute } from "@tanstack/react-router";
import { BrokerageScreen } from "../features/public/brokerage/brokerage-screen.tsx";

export const Route = createFileRoute("/brokerage")({
  staticData: {
    texts: ["brokerage", "picture"],
    title: "brokerage.title",
    description: "brokerage.lead",
    header: "plain",

    signUp: "personal",
  },
  component: BrokerageScreen,
});
