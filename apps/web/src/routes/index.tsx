import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../features/public/home/home-screen.tsx";
import { anchorOf } from "../lib/redirect.ts";

export const Route = createFileRoute("/")({
  staticData: {
    texts: ["home", "picture"],
    title: "home.title",
    description: "home.lead",
    header: "plain",
    callToAction: true,
    signUp: "merchant",
  },
  validateSearch: (search: Record<string, unknown>) => {
    const to = anchorOf(search.to);
    return to ? { to } : {};
  },
  component: HomeScreen,
});
