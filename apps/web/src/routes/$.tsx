import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../app/not-found-page.tsx";

/** Any address without a page. */
export const Route = createFileRoute("/$")({
  staticData: { title: "error.notFound", beforeKyc: true },
  component: NotFoundPage,
});
