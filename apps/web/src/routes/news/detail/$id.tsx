import { createFileRoute } from "@tanstack/react-router";
import { aboutNewsPiece } from "../../../features/content/news/about-news.ts";
import { NewsDetailScreen } from "../../../features/content/news/detail-screen.tsx";

export const Route = createFileRoute("/news/detail/$id")({
  staticData: { texts: ["article", "news"], title: "contentNews.title", description: "contentNews.lead" },
  loader: ({ context: { queryClient }, params: { id } }) => aboutNewsPiece(queryClient, id),
  component: NewsDetailPage,
});

function NewsDetailPage() {
  return <NewsDetailScreen id={Route.useParams().id} />;
}
