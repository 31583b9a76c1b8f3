import { useControl } from "../calls/control.ts";
import type { Section } from "../place.ts";

/** The number of pending or active items in a section: reviews, fault rules. */
export function Waiting({ section }: { section: Section }) {
  const reviews = useControl("review").data?.items.length ?? 0;
  const rules = useControl("faults").data?.rules.length ?? 0;
  const count = section === "review" ? reviews : section === "faults" ? rules : 0;
  if (count === 0) return null;
  return <span className="rounded-full bg-warn-tint px-2 py-0.5 font-medium text-head text-warn">{count}</span>;
}
