import { createFileRoute } from "@tanstack/react-router";
import { addSearch, recipientSearch } from "../../../features/cash/recipients/recipient-search.ts";
import { RecipientsScreen } from "../../../features/cash/recipients/recipients-screen.tsx";
import { listSearch } from "../../../platform/table/list-search.ts";
import { readSearch, textIn } from "../../../platform/url/search-fields.ts";

const asked = { ...recipientSearch, ...addSearch, edit: textIn };

export const Route = createFileRoute("/assets/cash/beneficiaryAddress")({
  staticData: { title: "cash.recipients" },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, asked) }),
  component: RecipientsRoute,
});

function RecipientsRoute() {
  const { add, edit, channel, pay } = Route.useSearch();
  return <RecipientsScreen adding={add === "1"} edit={edit} channel={channel} paying={pay === "1"} />;
}
