import { createFileRoute } from "@tanstack/react-router";
import { NewsHomeScreen } from "../../features/news/home-screen.tsx";

export const Route = createFileRoute("/news/")({
  staticData: { texts: ["article", "news"], title: "news.title", description: "news.lead" },
  component: NewsHomeScreen,
});
