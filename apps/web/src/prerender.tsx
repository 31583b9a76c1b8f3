import { dehydrate } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { App } from "./app/app.tsx";
import { createQueryClient } from "./app/query-client.ts";
import { textsOf } from "./app/use-frame.ts";
import type { Locale } from "./platform/intl/locale.ts";
import { speak } from "./platform/intl/locale-state.ts";
import { addressIn } from "./platform/page/head.ts";
import { createAppRouter } from "./router.ts";

export const rootStart = '<div id="root" class="peer">';

/** A page as a visitor gets it. */
export type PrerenderedPage = Awaited<ReturnType<typeof prerenderPage>>;

/** Renders a page with the answers of all its queries. */
export async function prerenderPage(href: string, locale: Locale) {
  const queryClient = createQueryClient((error) => {
    throw error;
  });
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [addressIn(locale, href)] }));
  await speak(locale);
  await router.load();
  const failures: unknown[] = [];
  for (;;) {
    const { prelude } = await prerender(
      <div id="root" className="peer">
        <App router={router} queryClient={queryClient} />
      </div>,
      {
        // In one piece: parts that are put together later need an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void failures.push(error),
      },
    );
    if (failures.length > 0) throw failures[0];
    const pending = queryClient
      .getQueryCache()
      .getAll()
      .filter(
        ({ state, options }) => state.status === "pending" && (options as { enabled?: unknown }).enabled !== false,
      );
    if (pending.length > 0) {
      await Promise.all(pending.map((query) => query.fetch()));
      continue;
    }
    const html = await new Response(prelude).text();
    // React writes the tags of the head first.
    const rootAt = html.indexOf(rootStart);
    if (rootAt <= 0) throw new Error("The page has no head: does its address redirect?");
    return {
      head: html.slice(0, rootAt),
      root: html.slice(rootAt),
      answers: dehydrate(queryClient),
      routeIds: router.state.matches.map(({ routeId }) => String(routeId)),
      textGroups: ["start", ...textsOf(router.state.matches)],
    };
  }
}
