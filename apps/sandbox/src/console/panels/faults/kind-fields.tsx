import { Field, Select } from "@coffer/ui";
import type { FaultKind } from "../../../core/faults.ts";
import { useWords } from "../../words/use-words.ts";
import { NumberField, pairClass } from "./choice.tsx";
import { type Draft, hasValue } from "./draft.ts";
import type { FaultFields } from "./fault-form.tsx";

/** Radix selects have no empty value. */
const NONE = "none";
const usual: Partial<Record<FaultKind, string>> = { status: "503", code: "1", drip: "100" };

export function KindFields({ draft, change, errorOf }: FaultFields) {
  const text = useWords().faults;
  const { kind } = draft;
  const choose = (chosen: string) => {
    const next = (chosen === NONE ? "" : chosen) as Draft["kind"];
    change({ kind: next, value: (next && usual[next]) ?? "" });
  };
  const valueLabel = kind === "status" ? text.status : kind === "code" ? text.code : text.dripEvery;
  return (
    <div className={pairClass}>
      <Field label={text.kind} error={errorOf("kind")}>
        <Select
          options={[
            ...Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
            { value: NONE, label: text.none },
          ]}
          value={kind || NONE}
          onValueChange={choose}
        />
      </Field>
      {hasValue(kind) && (
        <NumberField
          label={valueLabel}
          value={draft.value}
          onChange={(value) => change({ value })}
          error={errorOf("value")}
        />
      )}
    </div>
  );
}
