import { createFileRoute } from "@tanstack/react-router";
import { ReceivingScreen } from "../../features/receiving/receiving-screen.tsx";
import { receivingSearch } from "../../features/receiving/receiving-search.ts";
import { api } from "../../kernel/api.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/payment")({
  staticData: { title: "receiving.title", texts: ["receiving"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, receivingSearch),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.receiptMethods.getUserReceiptMethodInfoList.queryOptions({})),
      queryClient.ensureQueryData(api.receiptMethods.getReceiptMethodList.queryOptions({})),
    ]),
  component: PaymentPage,
});

function PaymentPage() {
  const { add, channel } = Route.useSearch();
  return <ReceivingScreen adding={add !== undefined} channel={channel} />;
}
