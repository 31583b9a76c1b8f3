import { createFileRoute } from "@tanstack/react-router";
import { ReceiptMethodsScreen } from "../../features/receipt-methods/receipt-methods-screen.tsx";
import { receivingSearch } from "../../features/receipt-methods/receipt-methods-search.ts";
import { api } from "../../platform/api.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/account/payment")({
  staticData: { title: "receiptMethods.title", texts: ["receiptMethods"] },
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
  return <ReceiptMethodsScreen adding={add !== undefined} channel={channel} />;
}
