import type { GetAddressResult } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Chunked, Copy } from "../../platform/page/address.tsx";
import { QrCode } from "../../platform/page/qr-code.tsx";

const qrSize = 192; // Pixels; smaller codes are hard to scan at arm's length.

/** The deposit address as QR code and in groups, its tag and terms. The code contains the address only. */
export function DepositAddress({ deposit }: { deposit: GetAddressResult }) {
  const intl = useIntl();
  const { coin, networkName: network, address, tag } = deposit;
  return (
    <div className="flex flex-col gap-5">
      {tag !== null && (
        <Notice tone="bad" title={<FormattedMessage id="deposits.tagTitle" />}>
          <FormattedMessage id="deposits.tagBody" values={{ tag }} />
        </Notice>
      )}
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrCode value={address} label={intl.formatMessage({ id: "deposits.qr" }, { coin })} size={qrSize} />
        <div className="flex w-full min-w-0 flex-1 flex-col gap-4">
          <div>
            <h2 className="text-ink-2 text-label">
              <FormattedMessage id="deposits.address" values={{ coin, network }} />
            </h2>
            <div className="mt-2 mb-3 text-body">
              <Chunked value={address} />
            </div>
            <Copy value={address} label={intl.formatMessage({ id: "deposits.copyAddress" })} words />
          </div>
          {tag !== null && <TagRow tag={tag} />}
        </div>
      </div>
      <Notice tone="warn" live="off">
        <FormattedMessage id="deposits.warning" values={{ coin, network }} />
      </Notice>
    </div>
  );
}

/** The tag of a shared address: copied separately, never joined to the address. */
function TagRow({ tag }: { tag: string }) {
  const intl = useIntl();
  return (
    <div>
      <h2 className="text-ink-2 text-label">
        <FormattedMessage id="form.tag" />
      </h2>
      <p className="mt-1 mb-3 font-mono font-semibold text-lg" translate="no">
        {tag}
      </p>
      <Copy value={tag} label={intl.formatMessage({ id: "deposits.copyTag" })} words />
    </div>
  );
}
