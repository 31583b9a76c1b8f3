import type { SavedAddress } from "@coffer/sdk";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { notify } from "../../platform/notices.ts";
import { AddressForm } from "./address-form.tsx";
import type { NewAddress } from "./new-address.ts";

export interface AddDialogProps {
  start?: Partial<NewAddress> | undefined;
  close: (saved?: SavedAddress) => void;
}

/** A new entry, over whatever page it is wanted on. */
export function AddDialog({ start, close }: AddDialogProps) {
  const text = useText();
  const done = (saved: SavedAddress) => {
    notify({ tone: "success", words: text("addressBook.saved", { label: saved.label }) });
    close(saved);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={text("addressBook.close")}>
        <DialogHeader>
          <DialogTitle>
            <Text id="addressBook.addTitle" />
          </DialogTitle>
          <DialogDescription>
            <Text id="addressBook.addLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <AddressForm start={start} done={done} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
