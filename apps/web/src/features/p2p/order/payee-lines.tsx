import type { LegalCurrencyOrder } from "@coffer/sdk";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Copy } from "../../../platform/page/address.tsx";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

/** The form key of a QR code picture. */
export const codeKey = "qrCode";
export const textLines = ({ payee }: Pick<LegalCurrencyOrder, "payee">) => payee.filter(({ key }) => key !== codeKey);

export interface CopyLineProps {
  label: ReactNode;
  /** The copied text; shown unless there are children. */
  value: string;
  /** The accessible name of the line. */
  name: string;
  note?: ReactNode;
  children?: ReactNode;
}

/** One value for the bank's form, with its own copy button. */
export function CopyLine({ label, value, name, note, children }: CopyLineProps) {
  const intl = useIntl();
  return (
    <li className="flex items-center justify-between gap-4 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="text-ink-2 text-label">{label}</p>
        <p className="font-medium text-base [overflow-wrap:anywhere]" translate="no">
          {children ?? visibleCharacters(value)}
        </p>
        {note && <p className="text-ink-2 text-label">{note}</p>}
      </div>
      <Copy value={value} label={intl.formatMessage({ id: "p2p.copyLine" }, { name })} words={false} />
    </li>
  );
}

/** The payment details line by line; a picture is shown elsewhere. */
export function PayeeLines({ order, title }: { order: LegalCurrencyOrder; title: PlainMessageId }) {
  return (
    <div>
      <h3 className="text-ink-2 text-label">
        <FormattedMessage id={title} />
      </h3>
      <ul>
        {textLines(order).map(({ key, label, value }) => (
          <CopyLine key={key} label={label} value={value} name={label} />
        ))}
      </ul>
    </div>
  );
}
