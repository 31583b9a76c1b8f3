import { Button } from "@coffer/ui";
import { useState } from "react";
import type { FaultPlan } from "../../../core/faults.ts";
import { useAct } from "../../calls/control.ts";
import { Copy } from "../../parts/copy.tsx";
import { useWords } from "../../words/use-words.ts";
import { ImportPlan } from "./import-plan.tsx";

export function PlanActions({ plan }: { plan: FaultPlan }) {
  const text = useWords().faults;
  const clear = useAct("PUT faults");
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setImporting(true)}>
        {text.import}
      </Button>
      {plan.rules.length > 0 && (
        <>
          <Copy
            words
            size="md"
            text={JSON.stringify({ seed: plan.seed, rules: plan.rules }, null, 2)}
            label={text.export}
          />
          <Button
            variant="secondary"
            loading={clear.isPending}
            onClick={() => clear.mutate({ seed: plan.seed, rules: [] })}
          >
            {text.clear}
          </Button>
        </>
      )}
      <ImportPlan open={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
