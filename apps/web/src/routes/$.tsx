import { createFileRoute, redirect } from "@tanstack/react-router";
import { NotFoundPage } from "../app/not-found-page.tsx";

/** Any address that no route is known for: its area's routes may not be loaded yet, or there is no such page. */
export const Route = createFileRoute("/$")({
  // Whether the page may be seen before identity is verified is known once its own route is.
  staticData: { title: "error.notFound", beforeKyc: true },
  beforeLoad: async ({ context, location }) => {
    if (await context.addArea(location.pathname)) throw redirect({ href: location.href, state: true, replace: true });
  },
  component: NotFoundPage,
});
