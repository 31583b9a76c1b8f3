import { createFileRoute } from "@tanstack/react-router";
import { historySearch } from "../../features/profile/history-search.ts";
import { RecordScreen } from "../../features/profile/record-screen.tsx";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/account/record")({
  staticData: { title: "profile.recordTitle", texts: ["profile"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, historySearch),
  }),
  component: RecordScreen,
});
