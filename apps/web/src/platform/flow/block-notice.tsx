import { Card, CardBody, Notice } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../intl/intl.ts";
import { When } from "../page/when.tsx";
import { useDeadline } from "../time/deadline.ts";
import { formatCountdown } from "../time/time.ts";

/** The product: "Security-item changes block withdrawal and transfer for 24 hours." */
export interface Block {
  until: string;
  secondsLeft: number;
}

/** Returns the block while it lasts. */
export function useBlock(until: string | null): Block | undefined {
  const secondsLeft = useDeadline(until ?? undefined);
  return until !== null && secondsLeft > 0 ? { until, secondsLeft } : undefined;
}

/** Replaces the form. */
export function BlockNotice({ block: { until, secondsLeft }, action }: { block: Block; action?: ReactNode }) {
  return (
    <HoldCard>
      <Notice
        tone="info"
        title={<FormattedMessage id="flow.blocked" values={{ time: <When at={until} /> }} />}
        action={action}
      >
        <FormattedMessage id="flow.blockedBody" values={{ left: formatCountdown(secondsLeft) }} />
      </Notice>
    </HoldCard>
  );
}

/** As wide as a form, for a page without one. */
export function HoldCard({ children }: { children: ReactNode }) {
  return (
    <Card className="max-w-[720px]">
      <CardBody>{children}</CardBody>
    </Card>
  );
}
