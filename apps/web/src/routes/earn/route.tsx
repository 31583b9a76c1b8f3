import { createFileRoute } from "@tanstack/react-router";
import { EarnScreen } from "../../features/earn/earn-screen.tsx";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/earn")({
  staticData: {
    title: "earn.title",
    description: "earn.lead",
    texts: ["earn", "form"],
    signUp: "merchant",
  },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { product: textIn }),
  component: EarnPage,
});

function EarnPage() {
  const { product } = Route.useSearch();
  return <EarnScreen key={product} product={product} />;
}
