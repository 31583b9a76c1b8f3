import { createFileRoute } from "@tanstack/react-router";
import { StaffScreen } from "../../features/merchant/staff/staff-screen.tsx";
import { staffSearch } from "../../features/merchant/staff/staff-search.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/merchant/subaccount")({
  staticData: { title: "shell.subAccounts", texts: ["merchantCashiers"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, staffSearch) }),
  component: StaffScreen,
});
