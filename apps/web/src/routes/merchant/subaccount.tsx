import { createFileRoute } from "@tanstack/react-router";
import { forMerchants } from "../../features/merchant/for-merchants.ts";
import { StaffScreen } from "../../features/merchant/staff/staff-screen.tsx";
import { staffSearch } from "../../features/merchant/staff/staff-search.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/merchant/subaccount")({
  staticData: { title: "shell.subAccounts", texts: ["cashiers"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, staffSearch) }),
  loader: ({ context: { queryClient } }) => forMerchants(queryClient, () => Promise.resolve()),
  component: StaffScreen,
});
