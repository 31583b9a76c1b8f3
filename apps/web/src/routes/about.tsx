import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../features/public/about/about-screen.tsx";
import { anchorOf } from "../lib/redirect.ts";

export const Route = createFileRoute("/about")({
  staticData: { texts: ["about", "picture"], title: "about.title", description: "about.lead", header: "plain" },
  validateSearch: (search: Record<string, unknown>) => {
    const to = anchorOf(search.to);
    return to ? { to } : {};
  },
  component: AboutScreen,
});
