import { Card, cn } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Tick } from "../pieces/tick.tsx";
import { clay } from "./theme-values.ts";

/** A theme's style sheet. */
export function Theme() {
  return (
    <Card className="flex flex-col">
      <p className="flex items-center justify-between gap-3 border-line border-b px-[18px] py-3.5 font-medium">
        <FormattedMessage id="contentSaas.theme" />
        <span className="font-mono font-normal text-head text-ink-2">your-name.css</span>
      </p>
      <ul className="flex flex-1 flex-col justify-between gap-3 px-[18px] py-4 font-mono text-head" translate="no">
        {clay.map(([name, value, ground]) => (
          <li key={name} className="flex items-center gap-2">
            {name}
            <span className="ml-auto text-ink-2">{value}</span>
            <span className={cn("size-4", ground && "rounded-full border border-line", ground)} />
          </li>
        ))}
      </ul>
      <p className="m-3 flex gap-2 rounded-md bg-good-tint p-3 text-good text-label">
        <Tick />
        <FormattedMessage id="contentSaas.contrast" />
      </p>
    </Card>
  );
}
