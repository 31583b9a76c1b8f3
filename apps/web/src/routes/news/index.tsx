import { createFileRoute } from "@tanstack/react-router";
import { NewsHomeScreen } from "../../features/content/news/home-screen.tsx";

export const Route = createFileRoute("/news/")({
  staticData: { texts: ["article", "news"], title: "contentNews.title", description: "contentNews.lead" },
  component: NewsHomeScreen,
});
