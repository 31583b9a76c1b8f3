import { createMemoryHistory } from "@tanstack/react-router";
import { createQueryClient } from "./app/query-client.ts";
import { saidBy } from "./app/static-data.ts";
import { coffer } from "./platform/api.ts";
import { createAppRouter } from "./router.ts";

/** Without a word of the address they show nothing, or lead on. */
const needMore = ["/help/detail", "/help/list", "/notice/detail", "/user/register"];

/** Whose account one may open. */
const kinds = ["personal", "merchant"] as const;

/** What the lists of the contract give at once at most. */
const MaxResultCount = 100;

/** Every page anybody may read, articles too: those whose routes describe them. */
export async function publicAddresses(): Promise<string[]> {
  const router = createAppRouter(
    createQueryClient(() => {}),
    createMemoryHistory(),
  );
  const described: string[] = [];
  for (const path of Object.keys(router.routesByPath))
    if (!path.includes("$") && !needMore.includes(path) && saidBy(router.matchRoutes(path, {})).description)
      described.push(path === "/" ? path : path.replace(/\/$/, ""));
  return [...new Set(described), ...kinds.map((type) => `/user/register?type=${type}`), ...(await articles())];
}

async function articles(): Promise<string[]> {
  const { content } = coffer;
  const [sections, frame, help, news, notices] = await Promise.all([
    content.getHelpCenterCategoryList({}),
    content.getNewsResource({}),
    content.getHelpCenterList({ MaxResultCount }),
    content.getNewsPageList({ MaxResultCount }),
    content.getAnnouncementList({ MaxResultCount }),
  ]);
  for (const { items, totalCount } of [help, news, notices])
    if (items.length < totalCount) throw new Error(`Of ${totalCount} articles only ${items.length} are drawn ahead.`);
  return [
    ...sections.items.map(({ id }) => `/help/list?category=${encodeURIComponent(id)}`),
    ...frame.categories.map(({ category }) => `/news/list?category=${encodeURIComponent(category)}`),
    ...help.items.map(({ id }) => `/help/detail?id=${encodeURIComponent(id)}`),
    ...news.items.map(({ id }) => `/news/detail/${encodeURIComponent(id)}`),
    ...notices.items.map(({ id }) => `/notice/detail?id=${encodeURIComponent(id)}`),
  ];
}
