import { Button, Notice } from "@coffer/ui";
import { Text, useText } from "../intl/text.tsx";
import { Countdown } from "../page/when.tsx";
import { type Held, useDeadline } from "../time/deadline.ts";
import type { FlowQuote } from "./use-flow.ts";

/** How long the price at review is held; that it has changed, and has to be accepted; or that it is over. */
export function PriceNotice({ quote }: { quote: FlowQuote }) {
  const { held, over, changed } = quote;
  if (changed) {
    return (
      <Notice
        tone="warn"
        title={<Text id="flow.priceChanged" />}
        action={
          <Button size="sm" onClick={quote.accept}>
            <Text id="flow.acceptPrice" />
          </Button>
        }
      >
        <Text id="flow.priceChangedBody" />
      </Notice>
    );
  }
  if (over) {
    return (
      <Notice
        title={<Text id="flow.priceOver" />}
        action={
          <Button variant="secondary" size="sm" onClick={() => void quote.renew()}>
            <Text id="flow.newPrice" />
          </Button>
        }
      />
    );
  }
  return held && <HeldFor held={held} />;
}

function HeldFor({ held: { expiresAt, serverTime } }: { held: Held }) {
  const text = useText();
  const secondsLeft = useDeadline(expiresAt, serverTime);
  return (
    <p className="text-ink-2 text-label">
      <Countdown seconds={secondsLeft} words={text("flow.priceHeld", { seconds: secondsLeft })} />
    </p>
  );
}
