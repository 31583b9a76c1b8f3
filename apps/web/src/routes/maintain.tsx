import { createFileRoute } from "@tanstack/react-router";
import { returnPath } from "../lib/redirect.ts";
import { MaintainPage } from "../shell/maintain-page.tsx";

export const Route = createFileRoute("/maintain")({
  staticData: { title: "error.maintain", texts: ["maintain"], header: "none", footer: "none", beforeKyc: true },
  validateSearch: (search: Record<string, unknown>) => ({ next: returnPath(search.next) ?? "/" }),
  component: Maintain,
});

function Maintain() {
  return <MaintainPage next={Route.useSearch().next} />;
}
