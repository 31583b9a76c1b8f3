import type { GetAddressResult } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Chunked, Copy } from "../../platform/page/address.tsx";
import { QrCode } from "../../platform/page/qr-code.tsx";

const qrSize = 192; // pixels; under 160 a phone at arm's length has to hunt for it

/** Where to send: the address as a picture and in groups, its tag, its terms. The code holds the address alone. */
export function DepositAddress({ deposit }: { deposit: GetAddressResult }) {
  const text = useText();
  const { coin, networkName: network, address, tag } = deposit;
  return (
    <div className="flex flex-col gap-5">
      {tag !== null && (
        <Notice tone="bad" title={<Text id="deposits.tagTitle" />}>
          <Text id="deposits.tagBody" values={{ tag }} />
        </Notice>
      )}
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrCode value={address} label={text("deposits.qr", { coin })} size={qrSize} />
        <div className="flex w-full min-w-0 flex-1 flex-col gap-4">
          <div>
            <h2 className="text-ink-2 text-label">
              <Text id="deposits.address" values={{ coin, network }} />
            </h2>
            <div className="mt-2 mb-3 text-body">
              <Chunked value={address} />
            </div>
            <Copy value={address} label={text("deposits.copyAddress")} words />
          </div>
          {tag !== null && <TagRow tag={tag} />}
        </div>
      </div>
      <Notice tone="warn" live="off">
        <Text id="deposits.warning" values={{ coin, network }} />
      </Notice>
    </div>
  );
}

/** The tag beside a shared address: a thing of its own to copy, never joined to the address. */
function TagRow({ tag }: { tag: string }) {
  const text = useText();
  return (
    <div>
      <h2 className="text-ink-2 text-label">
        <Text id="form.tag" />
      </h2>
      <p className="mt-1 mb-3 font-mono font-semibold text-lg" translate="no">
        {tag}
      </p>
      <Copy value={tag} label={text("deposits.copyTag")} words />
    </div>
  );
}
