import type { FaultRule } from "../../../core/faults.ts";
import { useAct, useControl } from "../../calls/control.ts";
import { Page } from "../../parts/page.tsx";
import { useWords } from "../../words/use-words.ts";
import { FaultForm } from "./fault-form.tsx";
import { FaultList } from "./fault-list.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { Presets } from "./presets-card.tsx";

/** This world's intentional faults. */
export function Faults() {
  const words = useWords();
  const text = words.faults;
  const faults = useControl("faults");
  const save = useAct("PUT faults");
  const { seed = "faults", rules = [] } = faults.data ?? {};
  const replace = (next: readonly FaultRule[]) => save.mutate({ seed, rules: next });
  return (
    <Page
      title={words.frame.sections.faults}
      state={faults.data && text.state(rules.length)}
      actions={<PlanActions plan={{ seed, rules }} />}
    >
      <FaultList query={faults} onRemove={(index) => replace(rules.toSpliced(index, 1))} error={save.error} />
      <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FaultForm plan={{ seed, rules }} />
        <Presets onAdd={(rule) => replace([...rules, rule])} isBusy={save.isPending} />
      </div>
    </Page>
  );
}
