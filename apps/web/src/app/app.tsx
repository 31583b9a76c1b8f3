import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { useCurrentIntl } from "../platform/intl/locale-state.ts";
import { LocaleProvider } from "./intl.tsx";

/** What every component stands in: the words, the calls, the routes. */
export function App({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }) {
  const { locale, messages } = useCurrentIntl();
  return (
    <LocaleProvider locale={locale} messages={messages}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  );
}
