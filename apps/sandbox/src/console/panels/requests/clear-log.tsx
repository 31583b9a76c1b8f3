import { AlertDialog, Button } from "@coffer/ui";
import { useState } from "react";
import { useAct } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { useWords } from "../../words/use-words.ts";

export function ClearLog() {
  const words = useWords();
  const text = words.requests;
  const clear = useAct("DELETE log");
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (next) clear.reset();
    setOpen(next);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      trigger={<Button variant="secondary">{text.clear}</Button>}
      title={text.clearTitle}
      description={text.clearText}
      confirmLabel={text.clearConfirm}
      cancelLabel={words.frame.cancel}
      loading={clear.isPending}
      onConfirm={() => clear.mutate({}, { onSuccess: () => setOpen(false) })}
    >
      {clear.error && <Failure error={clear.error} />}
    </AlertDialog>
  );
}
