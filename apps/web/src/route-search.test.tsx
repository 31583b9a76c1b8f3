import { expect, it } from "vitest";

type Route = { options?: { validateSearch?: (search: Record<string, unknown>) => Record<string, unknown> } };
const routes = import.meta.glob<{ Route: Route }>(["./routes/**/*.tsx"], { eager: true });
const readers = Object.entries(routes).flatMap(([path, { Route }]) => {
  const read = Route.options?.validateSearch;
  return read ? [[path, read] as const] : [];
});

it.each(readers)("%s reads the page as a number, whatever else it reads", (_, read) => {
  expect([3, undefined]).toContain(read({ page: "3" }).page);
});
