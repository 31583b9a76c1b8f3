import { createFileRoute } from "@tanstack/react-router";
import { ReferenceScreen } from "../../features/api-keys/reference/reference-screen.tsx";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

/** Ms. */
const FONT_WAIT = 400;

export const Route = createFileRoute("/account/ApiDocument")({
  staticData: { title: "apiKeysReference.title", texts: ["apiKeysReference"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { group: textIn, op: textIn, q: textIn }),
  // Code that is drawn in another font first would break its lines again: it is waited for, but not for long.
  loader: async () => {
    const font = document.fonts?.load('1em "JetBrains Mono Variable"').catch(() => undefined);
    await Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_WAIT))]);
  },
  component: ReferencePage,
});

function ReferencePage() {
  const { group, op, q } = Route.useSearch();
  return <ReferenceScreen group={group} op={op} q={q} />;
}
