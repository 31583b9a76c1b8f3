import { useWords } from "../../words/use-words.ts";
import { Choice, NumberField, pairClass } from "./choice.tsx";
import type { FaultFields } from "./fault-form.tsx";

export function WhenFields({ draft, change, errorOf }: FaultFields) {
  const text = useWords().faults;
  return (
    <div className={pairClass}>
      <Choice label={text.when} options={text.whens} value={draft.when} onChange={(when) => change({ when })} />
      {draft.when === "nth" && (
        <NumberField
          label={text.nthField}
          value={draft.nth}
          onChange={(nth) => change({ nth })}
          error={errorOf("nth")}
        />
      )}
      {draft.when === "probability" && (
        <NumberField
          label={text.probabilityField}
          value={draft.percent}
          onChange={(percent) => change({ percent })}
          error={errorOf("percent")}
        />
      )}
    </div>
  );
}
