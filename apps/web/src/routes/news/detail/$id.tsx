import { createFileRoute } from "@tanstack/react-router";
import { NewsDetailScreen } from "../../../features/content/news/detail-screen.tsx";

export const Route = createFileRoute("/news/detail/$id")({
  staticData: { texts: ["article", "news"], title: "contentNews.title", description: "contentNews.lead" },
  component: NewsDetailPage,
});

function NewsDetailPage() {
  return <NewsDetailScreen id={Route.useParams().id} />;
}
