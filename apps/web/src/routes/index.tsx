import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../features/content/home/home-screen.tsx";
import { anchorOf } from "../platform/url/redirect.ts";

export const Route = createFileRoute("/")({
  staticData: {
    texts: ["home", "pictures"],
    title: "contentHome.title",
    description: "contentHome.lead",
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
