import { Copy } from "../../../platform/page/address.tsx";

export interface CodeBlockProps {
  /** The accessible name. */
  label: string;
  code: string;
  /** Names the copied text; omitted: no button. */
  copyLabel?: string | undefined;
}

/** Code that scrolls and can be copied. */
export function CodeBlock({ label, code, copyLabel }: CodeBlockProps) {
  return (
    <div className="relative min-w-0">
      <pre
        tabIndex={0}
        aria-label={label}
        role="region"
        lang="en"
        translate="no"
        className="max-h-96 overflow-auto rounded-md bg-sunken p-4 pr-14 font-mono text-label leading-5"
      >
        <code>{code}</code>
      </pre>
      {copyLabel && (
        <span className="absolute top-2 right-2">
          <Copy value={code} label={copyLabel} />
        </span>
      )}
    </div>
  );
}
