import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { App } from "./app/app.tsx";
import { createQueryClient } from "./app/query-client.ts";
import { saidBy } from "./app/static-data.ts";
import { textsOf } from "./app/use-frame.ts";
import { isOfFrame } from "./platform/client.ts";
import type { PlainMessageId } from "./platform/intl/intl.ts";
import type { Locale } from "./platform/intl/locale.ts";
import { currentIntl, learn, speak } from "./platform/intl/locale-state.ts";
import { takeTold } from "./platform/page/about-page.ts";
import { addressOf, tagsOf } from "./platform/page/head.ts";
import { createAppRouter } from "./router.ts";

export type Answers = [key: readonly unknown[], data: unknown][];

/** A page as a visitor finds it, before any script has run. */
export interface DrawnPage {
  html: string;
  head: ReturnType<typeof tagsOf>;
  title: string;
  description: string | undefined;
  /** What its own calls have answered, by React Query's keys. */
  data: Answers;
  /** What those of its frame have. */
  frame: Answers;
}

/** Draws a page with all that it calls for. */
export async function draw(href: string, locale: Locale, origin: string): Promise<DrawnPage> {
  const queryClient = createQueryClient((error) => {
    throw error;
  });
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [href] }));
  await speak(locale);
  await router.options.context.addArea(href.split("?")[0] ?? "");
  await learn(textsOf(router.matchRoutes(router.latestLocation)));
  await router.load();
  const failures: unknown[] = [];
  for (;;) {
    const { prelude } = await prerender(<App router={router} queryClient={queryClient} />, {
      // In one piece: put together later, it would need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    });
    if (failures.length > 0) throw failures[0];
    const queries = queryClient.getQueryCache().getAll();
    const waiting = queries.filter(
      ({ state, options }) => state.status === "pending" && (options as { enabled?: unknown }).enabled !== false,
    );
    if (waiting.length > 0) {
      await Promise.all(waiting.map((query) => query.fetch()));
      continue;
    }
    const { title, description } = saidBy(router.state.matches);
    const text = (id: PlainMessageId) => currentIntl().formatMessage({ id });
    const said = { title: title ? `${text(title)} · Coffer` : "Coffer", description: description && text(description) };
    const words = takeTold() ?? said;
    const answers = (ofFrame: boolean): Answers =>
      queries
        .filter(({ queryKey, state }) => state.status === "success" && isOfFrame(queryKey) === ofFrame)
        .map(({ queryKey, state }) => [queryKey, state.data]);
    return {
      ...words,
      html: await new Response(prelude).text(),
      head: tagsOf({ ...words, locale }, addressOf(href), origin),
      ...{ data: answers(false), frame: answers(true) },
    };
  }
}
