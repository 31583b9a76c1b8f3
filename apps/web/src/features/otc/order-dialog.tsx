import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@coffer/ui";
import { Text, useText } from "../../lib/text.tsx";
import { SentSummary } from "./after-order.tsx";
import { OrderView } from "./order-view.tsx";

/** One of the list, by its id in the address: a link to it opens it, Back closes it. */
export function OrderDialog({ id, close }: { id: string | undefined; close: () => void }) {
  const text = useText();
  if (!id) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={text("otc.close")}>
        <DialogHeader>
          <DialogTitle>
            <Text id="otc.order" />
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <OrderView id={id} />
          <SentSummary id={id} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
