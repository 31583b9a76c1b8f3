import { createFileRoute } from "@tanstack/react-router";
import { recipientSearch } from "../../../features/cash/recipients/recipient-search.ts";
import { RecipientsScreen } from "../../../features/cash/recipients/recipients-screen.tsx";
import { listSearch } from "../../../kernel/table/list-search.ts";
import { oneOf, readSearch, textIn } from "../../../lib/search-fields.ts";

const asked = { ...recipientSearch, add: oneOf("1"), edit: textIn };

export const Route = createFileRoute("/assets/cash/beneficiaryAddress")({
  staticData: { title: "cash.recipients" },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, asked) }),
  component: RecipientsRoute,
});

function RecipientsRoute() {
  const { add, edit, channel } = Route.useSearch();
  return <RecipientsScreen adding={add === "1"} edit={edit} channel={channel} />;
}
