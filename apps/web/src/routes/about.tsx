import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../features/content/about/about-screen.tsx";
import { anchorOf } from "../platform/url/redirect.ts";

export const Route = createFileRoute("/about")({
  staticData: {
    texts: ["about", "pictures"],
    title: "contentAbout.title",
    description: "contentAbout.lead",
    header: "plain",
  },
  validateSearch: (search: Record<string, unknown>) => {
    const to = anchorOf(search.to);
    return to ? { to } : {};
  },
  component: AboutScreen,
});
