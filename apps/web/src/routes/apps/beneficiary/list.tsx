import { createFileRoute } from "@tanstack/react-router";
import { AppRecipientList } from "../../../features/cash/recipients/app-recipient-list.tsx";
import { recipientSearch } from "../../../features/cash/recipients/recipient-search.ts";
import { listSearch } from "../../../platform/table/list-search.ts";
import { readSearch } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/apps/beneficiary/list")({
  staticData: { title: "cash.recipients", texts: ["signedIn", "cash"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, recipientSearch),
  }),
  component: AppRecipientList,
});
