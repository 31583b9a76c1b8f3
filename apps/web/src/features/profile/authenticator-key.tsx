import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Chunked, Copy } from "../../platform/page/address.tsx";
import { QrCode } from "../../platform/page/qr-code.tsx";

/** The secret in three forms: to scan, to open on this phone, to type. */
export function AuthenticatorKey({ secret, uri }: { secret: string; uri: string }) {
  const intl = useIntl();
  return (
    <div className="flex flex-wrap items-start gap-5">
      <QrCode value={uri} size={176} label={intl.formatMessage({ id: "profile.qrLabel" })} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-ink-2">
          <FormattedMessage id="profile.scanNote" />
        </p>
        <a href={uri} className="my-3 inline-block font-medium text-vault underline underline-offset-4 sm:hidden">
          <FormattedMessage id="profile.openApp" />
        </a>
        <p className="mt-3 mb-1.5 font-medium text-label">
          <FormattedMessage id="profile.typeKey" />
        </p>
        <Chunked value={secret} />
        <div className="mt-2">
          <Copy value={secret} label={intl.formatMessage({ id: "profile.copyKey" })} words />
        </div>
      </div>
    </div>
  );
}
