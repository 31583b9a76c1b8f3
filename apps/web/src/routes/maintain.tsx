import { createFileRoute } from "@tanstack/react-router";
import { MaintainPage } from "../app/maintain-page.tsx";
import { returnPath } from "../platform/url/redirect.ts";

export const Route = createFileRoute("/maintain")({
  staticData: { title: "error.maintain", texts: ["maintain"], header: "none", footer: "none", beforeKyc: true },
  validateSearch: (search: Record<string, unknown>) => ({ next: returnPath(search.next) ?? "/" }),
  component: Maintain,
});

function Maintain() {
  return <MaintainPage next={Route.useSearch().next} />;
}
