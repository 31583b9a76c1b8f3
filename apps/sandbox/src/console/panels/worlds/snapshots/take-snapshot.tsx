import { Button, Field, Input, Notice } from "@coffer/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ControlError } from "../../../../client/control-client.ts";
import type { WorldState } from "../../../../world/world.ts";
import { useClient } from "../../../calls/control.ts";
import { Failure } from "../../../parts/failure.tsx";
import { useWords } from "../../../words/use-words.ts";
import { keepSnapshot } from "./store.ts";

const LONGEST = 80;

export function TakeSnapshot({ world }: { world: string }) {
  const text = useWords().worlds;
  const control = useClient();
  const queryClient = useQueryClient();
  const [name, setName] = useState("");
  const take = useMutation({
    // The document leaves the state's shape to the version, which this console shares.
    mutationFn: async () =>
      keepSnapshot(world, name.trim(), (await control("GET", "snapshot")) as unknown as WorldState),
    onSuccess: () => {
      setName("");
      return queryClient.invalidateQueries();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 px-5 pb-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text.snapshotName} className="min-w-0 flex-1 basis-56">
          <Input
            autoComplete="off"
            maxLength={LONGEST}
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={text.snapshotNamePlaceholder}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={take.isPending}>
          {text.take}
        </Button>
      </div>
      {take.error instanceof ControlError ? (
        <Failure error={take.error} />
      ) : (
        take.error && <Notice tone="bad">{text.notKept}</Notice>
      )}
    </form>
  );
}
