import { AlertDialog, Button } from "@coffer/ui";
import { useState } from "react";
import { useAct } from "../../api/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { words } from "../../words.ts";

const text = words.requests;

export function ClearLog() {
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
      cancelLabel={words.cancel}
      loading={clear.isPending}
      onConfirm={() => clear.mutate({}, { onSuccess: () => setOpen(false) })}
    >
      {clear.error && <Failure error={clear.error} />}
    </AlertDialog>
  );
}
