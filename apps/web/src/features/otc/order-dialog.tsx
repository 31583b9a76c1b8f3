import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { SentSummary } from "./after-order.tsx";
import { OrderView, type OrderViewProps } from "./order-view.tsx";

export interface OrderDialogProps extends Pick<OrderViewProps, "actions"> {
  id: string | undefined;
  close: () => void;
}

/** A record by its id in the address: a link opens it, Back closes it. */
export function OrderDialog({ id, actions, close }: OrderDialogProps) {
  const intl = useIntl();
  if (!id) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "otc.close" })}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="otc.order" />
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <OrderView id={id} actions={actions} />
          <SentSummary id={id} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
