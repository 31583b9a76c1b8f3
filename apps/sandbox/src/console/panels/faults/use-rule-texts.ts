import type { FaultRule } from "../../../core/faults.ts";
import type { Latency } from "../../../core/latency.ts";
import { useWords } from "../../words/use-words.ts";
import type { Words } from "../../words/words.ts";

/** A rule as text: its effect, and its calls. */
export function useRuleTexts(): (rule: FaultRule) => { what: string; which: string } {
  const text = useWords().faults;
  return ({ operation, group, service, nth, probability, kind, value, latency }) => {
    const what = [
      kind && (value === undefined ? text.kinds[kind] : text.kindValue(text.kinds[kind], value)),
      latency !== undefined && text.late(spread(latency, text)),
    ];
    const scope = [
      operation && text.ofOperation(operation),
      group && text.ofGroup(group),
      service && text.ofHost(service),
    ].filter(Boolean);
    const when =
      nth !== undefined
        ? text.nth(nth)
        : probability !== undefined
          ? text.chance(String(Math.round(probability * 10_000) / 100))
          : text.always;
    return { what: what.filter(Boolean).join(" · "), which: [scope.join(" · ") || text.every, when].join(" · ") };
  };
}

function spread(latency: Latency, text: Words["faults"]): string {
  if (typeof latency === "number") return String(latency);
  if ("uniform" in latency) return text.uniform(...latency.uniform);
  return text.lognormal(latency.lognormal.median, latency.lognormal.max);
}
