import { Button, Notice } from "@coffer/ui";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

export interface SentProps {
  /** The reference for later messages. */
  id: string;
  /** The contact for the answer. */
  to: string;
  again: () => void;
}

export function Sent({ id, to, again }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 flex flex-col items-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-[26px] leading-8 outline-none">
        <FormattedMessage id="contentContact.sentTitle" />
      </h2>
      <Notice tone="good">
        <FormattedMessage id="contentContact.sentBody" values={{ email: to }} />
      </Notice>
      <p className="text-ink-2">
        <FormattedMessage id="contentContact.quote" values={{ id: <span className="font-mono text-ink">{id}</span> }} />
      </p>
      <Button variant="secondary" onClick={again}>
        <FormattedMessage id="contentContact.another" />
      </Button>
    </div>
  );
}
