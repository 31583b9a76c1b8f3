import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { useIntlNow } from "../platform/intl/locale-state.ts";
import { TextsContext } from "../platform/intl/text.tsx";

/** What every component stands in: the words, the calls, the routes. */
export function App({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }) {
  return (
    <TextsContext value={useIntlNow()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextsContext>
  );
}
