import { Notice } from "@coffer/ui";
import type { Fault } from "../../../core/faults.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { useRuleTexts } from "../faults/use-rule-texts.ts";

/** What the fault plan did to a call, and the rules it comes from, counted from one as the plan shows them. */
export function FaultNotice({ fault }: { fault: string }) {
  const text = useWords().requests;
  const textsOf = useRuleTexts();
  const { rules, what, adapter } = read(fault, textsOf);
  return (
    <Notice tone="info" title={text.fault} live="off">
      <p className="break-words">{what}</p>
      {adapter && <p className="break-words">{adapter}</p>}
      {rules.map((rule) => (
        <PlaceLink key={rule} to={{ section: "faults" }} className="mr-3 underline">
          {text.faultRule(rule + 1)}
        </PlaceLink>
      ))}
    </Notice>
  );
}

type Read = { rules: readonly number[]; what: string; adapter?: string | undefined };

/** As the log keeps it, and what the adapter did in its place if it can't do that; what can't be read is shown as it is. */
function read(text: string, textsOf: ReturnType<typeof useRuleTexts>): Read {
  try {
    const { rules, adapter, ...rule } = JSON.parse(text) as Fault & { adapter?: string };
    return { rules, adapter, what: textsOf(rule).what || text };
  } catch {
    return { rules: [], what: text };
  }
}
