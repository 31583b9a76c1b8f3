import { Button, Field, Input, Select } from "@coffer/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ControlError, send as sendControl } from "../../api/send.ts";
import { usePlace } from "../../frame/places.ts";
import { Failure, fieldError } from "../../parts/failure.tsx";
import { useLocale, useWords } from "../../words/use-words.ts";
import { valuesOf } from "./fields-left.ts";

interface ActionFormProps {
  actor: string;
  action: string;
  /** The optional ones with a question mark. */
  fields: readonly string[];
  /** What is sent besides. */
  send: Record<string, unknown>;
  /** What it is done to, for who can't see it beside. */
  about?: string;
}

/** One thing an actor can do: its fields as the sandbox names them, and a refusal at each. */
export function ActionForm({ actor, action, fields, send, about }: ActionFormProps) {
  const text = useWords().actors;
  const { world } = usePlace();
  const lang = useLocale();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const act = useMutation<unknown, ControlError, object>({
    mutationFn: (body) => sendControl("POST", `actors/${actor}/${action}`, { world, lang, body }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const names = fields.map((field) => field.replace("?", ""));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ ...send, ...valuesOf(typed) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {fields.length > 0 && (
        <div className="grid items-start gap-3 @md:grid-cols-2 @3xl:grid-cols-4">
          {fields.map((field) => {
            const name = field.replace("?", "");
            return (
              <Field key={name} label={<code>{field}</code>} error={fieldError(act.error, name)}>
                {/^(has[A-Z]|.*Enabled$)/.test(name) ? (
                  <Select
                    options={["true", "false"].map((value) => ({ value, label: value }))}
                    value={typed[name]}
                    onValueChange={(value) => setTyped({ ...typed, [name]: value })}
                  />
                ) : (
                  <Input
                    autoComplete="off"
                    spellCheck={false}
                    value={typed[name] ?? ""}
                    onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                  />
                )}
              </Field>
            );
          })}
        </div>
      )}
      <Failure error={act.error} told={names} />
      <div className="flex items-center gap-3">
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={act.isPending}
          aria-label={about === undefined ? undefined : `${action}: ${about}`}
        >
          {action}
        </Button>
        <span role="status" className="text-good text-label">
          {act.isSuccess && text.done}
        </span>
      </div>
    </form>
  );
}
