import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@coffer/ui";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import { ConfirmButton, type ConfirmButtonProps } from "./confirm-button.tsx";
import { type SaveAddress, WithdrawalView } from "./withdrawal-view.tsx";

export interface RecordDialogProps extends Pick<ConfirmButtonProps, "resume"> {
  saveAddress: SaveAddress;
}

/** One withdrawal of the list, by its number in the address: a link to it opens it, Back closes it. */
export function RecordDialog({ saveAddress, resume }: RecordDialogProps) {
  const text = useText();
  const { record, page, set } = useListSearch<{ record?: string | undefined }>();
  if (!record) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && void set({ record: undefined, page })}>
      <DialogContent closeLabel={text("withdraw.close")}>
        <DialogHeader>
          <DialogTitle>
            <Text id="withdraw.title" />
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <WithdrawalView
            number={record}
            saveAddress={saveAddress}
            actions={(withdrawal) => <ConfirmButton withdrawal={withdrawal} resume={resume} />}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
