import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
} from "@coffer/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../../calls/control.ts";
import { Failure, fieldError } from "../../parts/failure.tsx";
import { usePlaces } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

/** Creates a world from the seed, or from another world. */
export type Naming = { from: string | null };

export function NameWorld({ naming, onClose }: { naming: Naming | null; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={naming !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={words.frame.close} size="sm">
        {naming && <NameForm from={naming.from} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function NameForm({ from, onClose }: Naming & { onClose: () => void }) {
  const words = useWords();
  const text = words.worlds;
  const { go } = usePlaces();
  const create = useAct("POST worlds");
  const fork = useAct("POST worlds/fork");
  const act = from === null ? create : fork;
  const [id, setId] = useState("");
  const done = () => {
    onClose();
    go({ world: id.trim(), section: "overview" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = { id: id.trim(), ...(from !== null && { inWorld: from }) };
    act.mutate(named, { onSuccess: done });
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogHeader>
        <DialogTitle>{from === null ? text.createTitle : text.forkTitle(from)}</DialogTitle>
        <DialogDescription>{from === null ? text.createText : text.forkText}</DialogDescription>
      </DialogHeader>
      <DialogBody className="flex flex-col gap-4">
        <Field label={text.name} hint={text.nameHint} error={fieldError(act.error, "id")}>
          <Input autoComplete="off" spellCheck={false} value={id} onChange={(event) => setId(event.target.value)} />
        </Field>
        <Failure error={act.error} told={["id"]} />
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {words.frame.cancel}
        </Button>
        <Button type="submit" loading={act.isPending}>
          {from === null ? text.createConfirm : text.forkConfirm}
        </Button>
      </DialogFooter>
    </form>
  );
}
