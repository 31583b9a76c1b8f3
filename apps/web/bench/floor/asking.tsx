import { content, createGroupClient } from "@coffer/sdk";
import { createQueryApi } from "@coffer/sdk/react-query";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRootRoute, createRouter, Link, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";

// The same page with one SDK call.
const api = createQueryApi(createGroupClient({ content }));
function Article() {
  const { data } = useQuery(api.content.getHelpCenterDetail.queryOptions({ id: "hp_withdraw" }));
  return <Link to=".">{data?.title}</Link>;
}
const router = createRouter({ routeTree: createRootRoute({ component: Article }) });
createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
