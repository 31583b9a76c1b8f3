import { CopyButton } from "@coffer/ui";
import { useIntl } from "react-intl";
import { addressGroups, addressParts, shortAddress } from "../address/address.ts";

/** An address in groups of four with emphasised ends, for comparison by eye. */
export function Chunked({ value }: { value: string }) {
  const { prefix, body } = addressParts(value);
  const groups = addressGroups(body);
  const tail = groups.length - (groups.at(-1)?.length === 4 ? 1 : 2); // At least four characters.
  return (
    // One run of text for screen readers and the clipboard; the gaps are CSS, not characters.
    <span className="flex flex-wrap gap-x-2 gap-y-0.5 font-mono text-ink-2 text-label" translate="no">
      {groups.map((group, index) => (
        <span key={index} className={index === 0 || index >= tail ? "font-semibold text-ink" : undefined}>
          {index === 0 && prefix && <span className="font-normal text-ink-2">{prefix}</span>}
          {group}
        </span>
      ))}
    </span>
  );
}

export interface AddressProps {
  value: string;
  /** The whole address in groups; by default six characters of each end. */
  full?: boolean | undefined;
  /** Names the copied value: "Copy the address". Omitted: no button. */
  copyLabel?: string | undefined;
}

/** An address or a hash with its copy button. */
export function Address({ value, full, copyLabel }: AddressProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {full ? (
        <Chunked value={value} />
      ) : (
        <span className="font-mono text-label" title={value} translate="no">
          {shortAddress(value)}
        </span>
      )}
      {copyLabel && <Copy value={value} label={copyLabel} />}
    </span>
  );
}

/** Copies a value and confirms it after success. */
export function Copy({ value, label, words }: { value: string; label: string; words?: boolean | undefined }) {
  const intl = useIntl();
  return (
    <CopyButton
      text={value}
      label={label}
      copiedLabel={intl.formatMessage({ id: "page.copied" })}
      failedLabel={intl.formatMessage({ id: "page.copyFailed" })}
      iconOnly={!words}
      variant={words ? "secondary" : "ghost"}
    />
  );
}
