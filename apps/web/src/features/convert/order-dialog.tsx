import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ConversionLines, ConversionView } from "./conversion-view.tsx";
import { LargeConversionView } from "./large-conversion-view.tsx";
import type { OrderSearch } from "./order-search.ts";
import { useConversion } from "./use-conversion.ts";

export interface OrderDialogProps extends Pick<OrderSearch, "kind" | "id"> {
  close: () => void;
}

/** A record by its id in the address: a link opens it, Back closes it. */
export function OrderDialog({ kind, id, close }: OrderDialogProps) {
  const intl = useIntl();
  if (!id) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "convert.close" })}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="convert.order" />
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          {kind === "desk" ? <LargeConversionView id={id} /> : <QuickView id={id} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function QuickView({ id }: { id: string }) {
  const { data } = useConversion(id);
  return (
    <>
      <ConversionView id={id} />
      {data && <ConversionLines order={data} />}
    </>
  );
}
