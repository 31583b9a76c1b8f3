import type { SavedAddress } from "@coffer/sdk";
import { AlertDialog, Button, toast } from "@coffer/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/api.ts";
import { Address } from "../../kernel/page/address.tsx";
import { FailureNote } from "../../kernel/page/failure-note.tsx";
import { Text, useText } from "../../lib/text.tsx";

/** Takes an address out of the book; asks first, showing which. */
export function RemoveAddress({ entry }: { entry: SavedAddress }) {
  const text = useText();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { label } = entry;
  const { mutate, isPending, error, reset } = useMutation({
    ...api.addressBook.delUserCoinAddress.mutationOptions(),
    meta: { shows: "place" },
    onSuccess: () => {
      setOpen(false);
      toast.success(text("address.removed", { label }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.addressBook.getUserCoinAddress.queryKey() }),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        reset();
      }}
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="address.remove" />
        </Button>
      }
      title={<Text id="address.removeTitle" values={{ label }} />}
      description={<Text id="address.removeBody" />}
      confirmLabel={<Text id="address.remove" />}
      cancelLabel={<Text id="address.keep" />}
      tone="danger"
      loading={isPending}
      onConfirm={() => mutate({ id: entry.id })}
    >
      <Address value={entry.address} full />
      {error && <FailureNote error={error} />}
    </AlertDialog>
  );
}
