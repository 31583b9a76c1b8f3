import { Button, Field, Select } from "@coffer/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ControlError } from "../../../client/control-client.ts";
import { useClient, useControl } from "../../calls/control.ts";
import type { ActorAction } from "../../calls/replies.ts";
import { Failure, fieldError } from "../../parts/failure.tsx";
import { useWords } from "../../words/use-words.ts";
import { ActionField } from "./action-field.tsx";
import { choicesOf } from "./choices.ts";
import { fieldsLeft, valuesOf } from "./fields-left.ts";

/** An actor's action: its record, its fields, and a refusal at each. */
export function ActionForm({ actor, action }: { actor: string; action: ActorAction }) {
  const text = useWords().actors;
  const control = useClient();
  const queryClient = useQueryClient();
  const [chosen, choose] = useState("");
  const [typed, setTyped] = useState<Record<string, string>>({});
  const act = useMutation<unknown, ControlError, object>({
    mutationFn: (input) => control("POST", `actors/${actor}/${action.name}`, { ...input }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const networks = useControl("chain/networks", { every: 60_000 }).data?.items ?? [];
  const possible = action.now ?? [];
  // The selected record may be done by now; then the first is selected.
  const target = possible.find(({ send }) => JSON.stringify(send) === chosen) ?? possible[0];
  const fields = fieldsLeft(action.takes, target?.send ?? {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ ...target?.send, ...valuesOf(typed) }, { onSuccess: () => setTyped({}) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <div className="grid items-start gap-3 @md:grid-cols-2 @3xl:grid-cols-4">
        {target && (
          <Field label={text.target} className="@md:col-span-2">
            <Select
              wrap
              options={possible.map(({ send, summary }) => ({ value: JSON.stringify(send), label: inLine(summary) }))}
              value={JSON.stringify(target.send)}
              onValueChange={choose}
            />
          </Field>
        )}
        {fields.map((field) => (
          <ActionField
            key={field}
            field={field}
            value={typed[field.replace("?", "")]}
            options={choicesOf(field.replace("?", ""), typed, networks)}
            onChange={(name, value) => setTyped({ ...typed, ...(name === "coin" && { network: "" }), [name]: value })}
            error={fieldError(act.error, field.replace("?", ""))}
          />
        ))}
      </div>
      {target?.summary.includes("\n") && <Device shows={target.summary} />}
      <Failure error={act.error} told={fields.map((field) => field.replace("?", ""))} />
      <div className="flex items-center gap-3">
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={act.isPending}
          aria-label={target && `${action.name}: ${inLine(target.summary)}`}
        >
          {action.name}
        </Button>
        <span role="status" className="text-good text-label">
          {act.isSuccess && text.done}
        </span>
      </div>
    </form>
  );
}

const inLine = (summary: string) => summary.replaceAll("\n", " · ");

/** A signing device: its name, and each line of its text, unchanged. */
function Device({ shows }: { shows: string }) {
  const [name, ...lines] = shows.split("\n");
  return (
    <div className="max-w-md rounded-md bg-[#16201c] p-3 font-mono text-[#f6faf7] text-head">
      <p className="mb-2 opacity-80">{name}</p>
      <pre className="whitespace-pre-wrap [overflow-wrap:anywhere]" translate="no">
        {lines.join("\n")}
      </pre>
    </div>
  );
}
