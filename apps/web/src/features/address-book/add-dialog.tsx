import type { SavedAddress } from "@coffer/sdk";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { AddressForm } from "./address-form.tsx";
import type { NewAddress } from "./new-address.ts";

export interface AddDialogProps {
  start?: Partial<NewAddress> | undefined;
  close: (saved?: SavedAddress) => void;
}

/** A dialog to add an entry, usable from any page. */
export function AddDialog({ start, close }: AddDialogProps) {
  const intl = useIntl();
  const done = (saved: SavedAddress) => {
    notify({ tone: "success", words: intl.formatMessage({ id: "addressBook.saved" }, { label: saved.label }) });
    close(saved);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "addressBook.close" })}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="addressBook.addTitle" />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage id="addressBook.addLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <AddressForm start={start} done={done} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
