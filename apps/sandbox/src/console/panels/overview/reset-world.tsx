import { AlertDialog, Button } from "@coffer/ui";
import { useState } from "react";
import { useAct } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { usePlace } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

export function ResetWorld() {
  const words = useWords();
  const text = words.overview;
  const { world } = usePlace();
  const reset = useAct("POST reset");
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (next) reset.reset();
    setOpen(next);
  };
  return (
    <>
      <AlertDialog
        open={open}
        onOpenChange={change}
        trigger={<Button variant="secondary">{text.reset}</Button>}
        title={text.resetTitle(world)}
        description={text.resetText}
        confirmLabel={text.resetConfirm}
        cancelLabel={words.frame.cancel}
        loading={reset.isPending}
        onConfirm={() => reset.mutate({}, { onSuccess: () => setOpen(false) })}
      >
        {reset.error && <Failure error={reset.error} />}
      </AlertDialog>
      <span role="status" className="sr-only">
        {reset.isSuccess && !open && text.resetDone}
      </span>
    </>
  );
}
