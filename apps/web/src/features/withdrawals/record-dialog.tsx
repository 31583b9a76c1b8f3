import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { ConfirmButton, type ConfirmButtonProps } from "./confirm-button.tsx";
import { type SaveAddress, WithdrawalView } from "./withdrawal-view.tsx";

export interface RecordDialogProps extends Pick<ConfirmButtonProps, "resume"> {
  saveAddress: SaveAddress;
}

/** A withdrawal of the list by its id in the address: a link opens it, Back closes it. */
export function RecordDialog({ saveAddress, resume }: RecordDialogProps) {
  const intl = useIntl();
  const { id, page, set } = useListSearch<{ id?: string | undefined }>();
  if (!id) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && void set({ id: undefined, step: undefined, page })}>
      <DialogContent closeLabel={intl.formatMessage({ id: "withdrawals.close" })}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="withdrawals.title" />
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <WithdrawalView
            id={id}
            saveAddress={saveAddress}
            actions={(withdrawal) => <ConfirmButton withdrawal={withdrawal} resume={resume} />}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
