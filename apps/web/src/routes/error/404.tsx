import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../../app/not-found-page.tsx";

export const Route = createFileRoute("/error/404")({
  staticData: { title: "error.notFound", beforeKyc: true },
  component: NotFoundPage,
});
