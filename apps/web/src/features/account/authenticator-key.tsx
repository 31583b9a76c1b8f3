import { Chunked, Copy } from "../../kernel/page/address.tsx";
import { QrCode } from "../../kernel/page/qr-code.tsx";
import { Text, useText } from "../../lib/text.tsx";

/** The secret three ways: to scan, to open on this phone, to type. */
export function AuthenticatorKey({ secret, uri }: { secret: string; uri: string }) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-start gap-5">
      <QrCode value={uri} size={176} label={text("account.qrLabel")} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-ink-2">
          <Text id="account.scanNote" />
        </p>
        <a href={uri} className="my-3 inline-block font-medium text-vault underline underline-offset-4 sm:hidden">
          <Text id="account.openApp" />
        </a>
        <p className="mt-3 mb-1.5 font-medium text-label">
          <Text id="account.typeKey" />
        </p>
        <Chunked value={secret} />
        <div className="mt-2">
          <Copy value={secret} label={text("account.copyKey")} words />
        </div>
      </div>
    </div>
  );
}
