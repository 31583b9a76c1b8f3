import { createFileRoute } from "@tanstack/react-router";
import { ReferenceScreen } from "../../features/account/reference/reference-screen.tsx";
import { readSearch, textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/ApiDocument")({
  staticData: { title: "reference.title", texts: ["keys", "reference"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { group: textIn, op: textIn, q: textIn }),
  component: ReferencePage,
});

function ReferencePage() {
  const { group, op, q } = Route.useSearch();
  return <ReferenceScreen group={group} op={op} q={q} />;
}
