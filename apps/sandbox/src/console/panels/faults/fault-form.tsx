import { Button, Card, CardBody, CardHeader, CardTitle } from "@coffer/ui";
import { type FormEvent, useState } from "react";
import type { FaultPlan } from "../../../core/faults.ts";
import { useAct } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { useWords } from "../../words/use-words.ts";
import { DelayFields } from "./delay-fields.tsx";
import { type Draft, errorsOf, fieldNames, newDraft, ruleOf } from "./draft.ts";
import { KindFields } from "./kind-fields.tsx";
import { ScopeFields } from "./scope-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

export type FaultFields = {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  errorOf: (name: keyof Draft) => string | undefined;
};

/** Adds a rule at the end of the plan. */
export function FaultForm({ plan }: { plan: FaultPlan }) {
  const text = useWords().faults;
  const save = useAct("PUT faults");
  const [draft, setDraft] = useState(newDraft);
  const [tried, setTried] = useState(false);
  const errors = errorsOf(draft);
  // The added rule is the last one sent, and the refusal names it by index.
  const place = `rules.${(save.variables?.rules.length ?? 0) - 1}.`;
  const told = save.error?.fields.filter(({ field }) => fieldNames[field.replace(place, "")] !== undefined) ?? [];
  const fields: FaultFields = {
    draft,
    change: (change) => setDraft({ ...draft, ...change }),
    errorOf: (name) => {
      const own = tried ? errors[name] : undefined;
      if (own !== undefined) return text[own];
      return told.find(({ field }) => fieldNames[field.replace(place, "")] === name)?.message;
    },
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isReady = Object.keys(errors).length === 0;
    setTried(!isReady);
    if (isReady) save.mutate({ ...plan, rules: [...plan.rules, ruleOf(draft)] });
  };
  return (
    <Card>
      <CardHeader className="pb-0">
        <CardTitle>{text.add}</CardTitle>
      </CardHeader>
      <CardBody className="sm:p-5">
        <form onSubmit={submit} noValidate className="@container flex flex-col gap-4">
          <ScopeFields {...fields} />
          <WhenFields {...fields} />
          <KindFields {...fields} />
          <DelayFields {...fields} />
          <Failure error={save.error} told={told.map(({ field }) => field)} />
          <Button type="submit" loading={save.isPending} className="self-start">
            {text.addAction}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
