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
  Textarea,
} from "@coffer/ui";
import { type FormEvent, useState } from "react";
import type { FaultPlan } from "../../../core/faults.ts";
import { useAct } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { useWords } from "../../words/use-words.ts";

export function ImportPlan({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent closeLabel={words.frame.close}>{open && <ImportForm onClose={onClose} />}</DialogContent>
    </Dialog>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const text = words.faults;
  const save = useAct("PUT faults");
  const [typed, setTyped] = useState("");
  const [isNoJson, setNoJson] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const plan = parsed(typed);
    setNoJson(plan === undefined);
    if (plan !== undefined) save.mutate(plan, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogHeader>
        <DialogTitle>{text.importTitle}</DialogTitle>
        <DialogDescription>{text.importText}</DialogDescription>
      </DialogHeader>
      <DialogBody className="flex flex-col gap-4">
        <Field label={text.plan} error={isNoJson ? text.notJson : undefined}>
          <Textarea
            rows={10}
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="font-mono text-label"
          />
        </Field>
        <Failure error={save.error} />
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {words.frame.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {text.importConfirm}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Any JSON object: the sandbox validates it by field. */
function parsed(text: string): FaultPlan | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as FaultPlan) : undefined;
  } catch {
    return undefined;
  }
}
