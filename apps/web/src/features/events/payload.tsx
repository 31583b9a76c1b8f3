import type { Event } from "@coffer/sdk";
import { useIntl } from "react-intl";

/** The event's payload. */
export function Payload({ of }: { of: Event }) {
  const intl = useIntl();
  return (
    <pre
      className="my-2 max-h-96 overflow-auto rounded-md bg-sunken p-4 font-mono text-label"
      role="region"
      aria-label={intl.formatMessage({ id: "events.payload" })}
      tabIndex={0}
      translate="no"
    >
      {JSON.stringify(of, null, 2)}
    </pre>
  );
}
