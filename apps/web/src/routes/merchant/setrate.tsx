import { createFileRoute } from "@tanstack/react-router";
import { RatesScreen } from "../../features/merchant/rates/rates-screen.tsx";
import { listSearch } from "../../kernel/table/list-search.ts";

export const Route = createFileRoute("/merchant/setrate")({
  staticData: { title: "shell.rateSetting", texts: ["merchantPricing"] },
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  component: RatesScreen,
});
