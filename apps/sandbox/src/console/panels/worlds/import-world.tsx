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
import type { ControlSchemas } from "../../../client/control-client.ts";
import { useAct } from "../../calls/control.ts";
import { Failure, fieldError } from "../../parts/failure.tsx";
import { usePlaces } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

export function ImportWorld({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent closeLabel={words.frame.close} size="sm">
        {open && <ImportForm onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const text = words.worlds;
  const { go } = usePlaces();
  const put = useAct("POST worlds/import");
  const [id, setId] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setWrong(text.fileNeeded);
    const world = parsed(await file.text());
    setWrong(world === undefined ? text.notJson : undefined);
    if (world === undefined) return;
    put.mutate(
      // The sandbox validates the file.
      { id: id.trim(), file: world as ControlSchemas["WorldFile"] },
      {
        onSuccess: () => {
          onClose();
          go({ world: id.trim(), section: "overview" });
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogHeader>
        <DialogTitle>{text.importTitle}</DialogTitle>
        <DialogDescription>{text.importText}</DialogDescription>
      </DialogHeader>
      <DialogBody className="flex flex-col gap-4">
        <Field label={text.file} error={wrong}>
          <Input
            type="file"
            accept="application/json,.json"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            className="py-1.5"
          />
        </Field>
        <Field label={text.name} hint={text.nameHint} error={fieldError(put.error, "id")}>
          <Input autoComplete="off" spellCheck={false} value={id} onChange={(event) => setId(event.target.value)} />
        </Field>
        <Failure error={put.error} told={["id"]} />
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {words.frame.cancel}
        </Button>
        <Button type="submit" loading={put.isPending}>
          {text.importConfirm}
        </Button>
      </DialogFooter>
    </form>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
