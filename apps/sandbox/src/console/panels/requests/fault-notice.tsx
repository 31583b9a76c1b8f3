import { Notice } from "@coffer/ui";
import type { Fault } from "../../../core/faults.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { useRuleTexts } from "../faults/use-rule-texts.ts";

/** The fault plan's effect on a call, with the rules, counted from one as in the plan. */
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

/** The logged fault, and the adapter's substitute; unparsable text is shown as it is. */
function read(text: string, textsOf: ReturnType<typeof useRuleTexts>): Read {
  try {
    const { rules, adapter, ...rule } = JSON.parse(text) as Fault & { adapter?: string };
    return { rules, adapter, what: textsOf(rule).what || text };
  } catch {
    return { rules: [], what: text };
  }
}
