import type { MultisigWithdrawalDetail } from "@coffer/sdk";
import { CardBody } from "@coffer/ui";
import { SmartphoneIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { QrCode } from "../../platform/page/qr-code.tsx";

const qrSize = 220; // px; a message of 200 characters with a quiet zone of four modules.

/** A signing device's start: the QR code, and the text it must show, byte for byte. */
export function SignPanel({ withdrawal }: { withdrawal: MultisigWithdrawalDetail }) {
  const intl = useIntl();
  return (
    <CardBody className="flex min-w-0 flex-col gap-4 border-line max-lg:border-t lg:row-span-2 lg:border-l">
      <div>
        <h2 className="font-semibold text-base">
          <FormattedMessage id="multisig.signTitle" />
        </h2>
        <p className="mt-1 text-ink-2 text-label">
          <FormattedMessage id="multisig.signBody" />
        </p>
      </div>
      {withdrawal.signingQr && (
        <div className="self-center">
          <QrCode value={withdrawal.signingQr} label={intl.formatMessage({ id: "multisig.qr" })} size={qrSize} />
        </div>
      )}
      <div className="border-line border-t pt-4">
        <p className="mb-2 flex items-center gap-2 font-medium">
          <SmartphoneIcon aria-hidden className="size-4" />
          <FormattedMessage id="multisig.mustShow" />
        </p>
        {/* A device's own screen: dark in both themes, each line unchanged. */}
        <pre
          className="whitespace-pre-wrap rounded-md bg-[#16201c] p-3 font-mono text-[#f6faf7] text-head [overflow-wrap:anywhere]"
          translate="no"
        >
          {withdrawal.signingMessage}
        </pre>
        <p className="mt-2 text-ink-2 text-label">
          <FormattedMessage id="multisig.different" />
        </p>
      </div>
    </CardBody>
  );
}
