import { createFileRoute } from "@tanstack/react-router";
import { ReferenceScreen } from "../../features/account/reference/reference-screen.tsx";
import { readSearch, textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/ApiDocument")({
  staticData: { title: "reference.title", texts: ["keys", "reference"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { group: textIn, op: textIn, q: textIn }),
  // Asked for with the page's code: code that is drawn in another font first would break its lines again.
  loader: () => void document.fonts?.load('1em "JetBrains Mono Variable"').catch(() => undefined),
  component: ReferencePage,
});

function ReferencePage() {
  const { group, op, q } = Route.useSearch();
  return <ReferenceScreen group={group} op={op} q={q} />;
}
