import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCurrentIntl } from "../platform/intl/locale-state.ts";
import { LocaleProvider } from "./intl.tsx";

/** The providers of every component: texts, calls, routes. */
export function App({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }) {
  const { locale, messages } = useCurrentIntl();
  // From here on the components show app mode and session: see public/theme.js.
  useEffect(() => {
    delete document.documentElement.dataset.bare;
    delete document.documentElement.dataset.session;
  }, []);
  return (
    <LocaleProvider locale={locale} messages={messages}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  );
}
