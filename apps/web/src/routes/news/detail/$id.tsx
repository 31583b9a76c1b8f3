import { createFileRoute } from "@tanstack/react-router";
import { NewsDetailScreen } from "../../../features/news/detail-screen.tsx";

export const Route = createFileRoute("/news/detail/$id")({
  staticData: { texts: ["article", "news"], title: "news.title", description: "news.lead" },
  component: NewsDetailPage,
});

function NewsDetailPage() {
  return <NewsDetailScreen id={Route.useParams().id} />;
}
