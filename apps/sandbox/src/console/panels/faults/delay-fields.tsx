import { useWords } from "../../words/use-words.ts";
import { Choice, NumberField, pairClass } from "./choice.tsx";
import type { Draft } from "./draft.ts";
import type { FaultFields } from "./fault-form.tsx";

const numbers = {
  none: [],
  fixed: ["milliseconds"],
  uniform: ["min", "max"],
  lognormal: ["median", "sigma", "longest"],
} as const satisfies Record<Draft["delay"], readonly (keyof Draft)[]>;

export function DelayFields({ draft, change, errorOf }: FaultFields) {
  const text = useWords().faults;
  return (
    <div className={pairClass}>
      <Choice label={text.delay} options={text.delays} value={draft.delay} onChange={(delay) => change({ delay })} />
      {numbers[draft.delay].map((name) => (
        <NumberField
          key={name}
          label={text[name]}
          value={draft[name]}
          onChange={(value) => change({ [name]: value })}
          error={errorOf(name)}
        />
      ))}
    </div>
  );
}
