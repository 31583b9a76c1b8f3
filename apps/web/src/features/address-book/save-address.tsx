import { Button } from "@coffer/ui";
import { useState } from "react";
import { isSamePlace } from "../../platform/destination/destination.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { AddDialog } from "./add-dialog.tsx";
import { useBook } from "./new-address.ts";

export interface SaveAddressProps {
  coin: string;
  network: string;
  address: string;
  tag: string | null;
}

/** Offers to save an unknown address. */
export function SaveAddress({ coin, network, address, tag }: SaveAddressProps) {
  const [open, setOpen] = useState(false);
  const { saved } = useBook();
  const kept = saved.some((entry) => isSamePlace(entry, { coin, network, address, tag }));
  if (kept && !open) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <FormattedMessage id="addressBook.save" />
      </Button>
      {open && (
        <AddDialog
          start={{ coin, network, address, tag: tag ?? "", noTag: tag === null }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
