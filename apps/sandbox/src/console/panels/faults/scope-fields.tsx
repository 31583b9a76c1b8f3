import { Combobox, Field, Select } from "@coffer/ui";
import { useControl } from "../../calls/control.ts";
import { useWords } from "../../words/use-words.ts";
import { Choice, pairClass } from "./choice.tsx";
import type { FaultFields } from "./fault-form.tsx";

const HOSTS = ["base", "merchant", "multisig", "content"];

export function ScopeFields({ draft, change, errorOf }: FaultFields) {
  const text = useWords().faults;
  const operations = useControl("coverage", { every: false }).data?.items ?? [];
  const groups = [...new Set(operations.map(({ group }) => group))];
  const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  return (
    <div className={pairClass}>
      <Choice label={text.scope} options={text.scopes} value={draft.scope} onChange={(scope) => change({ scope })} />
      {draft.scope === "operation" && (
        <Field label={text.operation} error={errorOf("operation")}>
          <Combobox
            options={operations
              .filter(({ served }) => served)
              .map(({ operationId, group, path }) => ({
                value: operationId,
                label: operationId,
                note: group,
                keywords: path,
              }))}
            value={draft.operation}
            onValueChange={(operation) => change({ operation })}
            placeholder={text.choose}
            searchLabel={text.operationSearch}
            emptyText={text.operationNone}
          />
        </Field>
      )}
      {draft.scope === "group" && (
        <Field label={text.group} error={errorOf("group")}>
          <Select
            options={asOptions(groups)}
            value={draft.group}
            onValueChange={(group) => change({ group })}
            placeholder={text.choose}
          />
        </Field>
      )}
      {draft.scope === "service" && (
        <Field label={text.service} error={errorOf("service")}>
          <Select
            options={asOptions(HOSTS)}
            value={draft.service}
            onValueChange={(service) => change({ service })}
            placeholder={text.choose}
          />
        </Field>
      )}
    </div>
  );
}
