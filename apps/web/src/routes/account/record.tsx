import { createFileRoute } from "@tanstack/react-router";
import { historySearch } from "../../features/account/history-search.ts";
import { RecordScreen } from "../../features/account/record-screen.tsx";
import { listSearch } from "../../kernel/table/list-search.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/record")({
  staticData: { title: "account.recordTitle", texts: ["account"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, historySearch),
  }),
  component: RecordScreen,
});
