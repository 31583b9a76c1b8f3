import { Button, Notice } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { Countdown } from "../page/when.tsx";
import { type Held, useDeadline } from "../time/deadline.ts";
import type { FlowQuote } from "./use-flow.ts";

/** Shows the time left of the reviewed price; that it changed and must be accepted; or that it expired. */
export function PriceNotice({ quote }: { quote: FlowQuote<unknown> }) {
  const { held, over, changed } = quote;
  if (changed) {
    return (
      <Notice
        tone="warn"
        title={<FormattedMessage id="flow.priceChanged" />}
        action={
          <Button size="sm" onClick={quote.accept}>
            <FormattedMessage id="flow.acceptPrice" />
          </Button>
        }
      >
        <FormattedMessage id="flow.priceChangedBody" />
      </Notice>
    );
  }
  if (over) {
    return (
      <Notice
        title={<FormattedMessage id="flow.priceOver" />}
        action={
          <Button variant="secondary" size="sm" onClick={() => void quote.renew()}>
            <FormattedMessage id="flow.newPrice" />
          </Button>
        }
      />
    );
  }
  return held && <HeldFor held={held} />;
}

function HeldFor({ held: { expiresAt, serverTime } }: { held: Held }) {
  const intl = useIntl();
  const secondsLeft = useDeadline(expiresAt, serverTime);
  return (
    <p className="text-ink-2 text-label">
      <Countdown seconds={secondsLeft} words={intl.formatMessage({ id: "flow.priceHeld" }, { seconds: secondsLeft })} />
    </p>
  );
}
