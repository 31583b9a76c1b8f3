import { useControl } from "../calls/control.ts";
import type { Section } from "../place.ts";

/** How much waits for somebody in a section, or is on there: reviews, rules of the fault plan. */
export function Waiting({ section }: { section: Section }) {
  const reviews = useControl("review").data?.items.length ?? 0;
  const rules = useControl("faults").data?.rules.length ?? 0;
  const count = section === "review" ? reviews : section === "faults" ? rules : 0;
  if (count === 0) return null;
  return <span className="rounded-full bg-warn-tint px-2 py-0.5 font-medium text-head text-warn">{count}</span>;
}
