import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, Link, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";

// The minimal page: one link, rendered by the libraries of every page.
const router = createRouter({ routeTree: createRootRoute({ component: () => <Link to=".">Coffer</Link> }) });
createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
