import { createFileRoute } from "@tanstack/react-router";
import { AppRecipientForm } from "../../../features/cash/recipients/app-recipient-form.tsx";
import { channelIn } from "../../../features/cash/recipients/recipient-search.ts";
import { readSearch, textIn } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/apps/beneficiary/")({
  staticData: { title: "cash.addRecipient", texts: ["signedIn", "cash"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { id: textIn, channel: channelIn }),
  component: AppRecipientRoute,
});

function AppRecipientRoute() {
  const { id, channel } = Route.useSearch();
  return <AppRecipientForm id={id} channel={channel} />;
}
