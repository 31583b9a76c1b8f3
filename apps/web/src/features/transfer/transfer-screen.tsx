import { Button, Card, CardBody, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Page } from "../../kernel/page/page.tsx";
import { PageSkeleton } from "../../kernel/page/page-skeleton.tsx";
import { When } from "../../kernel/page/when.tsx";
import { useAccount } from "../../kernel/session.ts";
import { useDeadline } from "../../lib/deadline.ts";
import { Text } from "../../lib/text.tsx";
import { formatCountdown } from "../../lib/time.ts";
import type { Details } from "./details.ts";
import { useCatalogue } from "./terms.ts";
import { TransferFlow } from "./transfer-flow.tsx";
import { TransferHistory } from "./transfer-history.tsx";
import { TransferPage } from "./transfer-page.tsx";

export interface TransferScreenProps {
  /** One transfer, where the address names it. */
  id: string | undefined;
  asked: Partial<Details>;
}

/** One transfer's own page; else the flow, or plainly why there is none, over what was transferred before. */
export function TransferScreen({ id, asked }: TransferScreenProps) {
  const account = useAccount();
  const { coins } = useCatalogue();
  if (id !== undefined) return <TransferPage id={id} />;
  if (!account) return <PageSkeleton />;
  return (
    <div className="min-w-0">
      <FlowOrBlock until={account.withdrawBlockedUntil} asked={asked} />
      <div className="mt-6">
        <TransferHistory coins={coins} />
      </div>
    </div>
  );
}

/** The product: "Security-item changes block withdrawal and transfer for 24 hours." */
function FlowOrBlock({ until, asked }: { until: string | null; asked: Partial<Details> }) {
  const secondsLeft = useDeadline(until ?? undefined);
  if (until === null || secondsLeft === 0) return <TransferFlow asked={asked} />;
  return (
    <Page title={<Text id="transfer.title" />} lead={<Text id="transfer.lead" />}>
      <Card className="max-w-[720px]">
        <CardBody>
          <Notice
            tone="warn"
            title={<Text id="transfer.blocked" values={{ time: <When at={until} /> }} />}
            action={
              <Button asChild variant="secondary" size="sm">
                <Link to="/assets/recharge">
                  <Text id="transfer.depositInstead" />
                </Link>
              </Button>
            }
          >
            <Text id="transfer.blockedBody" values={{ left: formatCountdown(secondsLeft) }} />
          </Notice>
        </CardBody>
      </Card>
    </Page>
  );
}
