import { AlertDialog, Field, Textarea } from "@coffer/ui";
import { useState } from "react";
import { useAct } from "../../calls/control.ts";
import type { Review } from "../../calls/replies.ts";
import { Failure } from "../../parts/failure.tsx";
import { useWords } from "../../words/use-words.ts";

const LONGEST = 200;

/** Asks for the reason that the user will read. */
export function RejectDialog({ item, onClose }: { item: Review | null; onClose: () => void }) {
  const words = useWords();
  const text = words.review;
  const decide = useAct("POST review/decide");
  const [reason, setReason] = useState("");
  const close = () => {
    setReason("");
    decide.reset();
    onClose();
  };
  const confirm = () => {
    if (!item) return;
    const given = reason.trim();
    const decision = { queue: item.queue, id: item.id, decision: "reject" as const };
    decide.mutate({ ...decision, ...(given && { reason: given }) }, { onSuccess: close });
  };
  return (
    <AlertDialog
      open={item !== null}
      onOpenChange={(open) => !open && close()}
      title={text.rejectTitle}
      description={item?.summary ?? ""}
      confirmLabel={text.rejectConfirm}
      cancelLabel={words.frame.cancel}
      loading={decide.isPending}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        <Field label={text.reason} hint={text.reasonHint}>
          <Textarea rows={3} maxLength={LONGEST} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <Failure error={decide.error} />
      </div>
    </AlertDialog>
  );
}
