import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { BlockNotice, useBlock } from "../../kernel/flow/block-notice.tsx";
import { Page } from "../../kernel/page/page.tsx";
import { PageSkeleton } from "../../kernel/page/page-skeleton.tsx";
import { useAccount } from "../../kernel/session.ts";
import { Text } from "../../lib/text.tsx";
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

/** The flow; while a security change blocks it, plainly why there is none. */
function FlowOrBlock({ until, asked }: { until: string | null; asked: Partial<Details> }) {
  const block = useBlock(until);
  if (!block) return <TransferFlow asked={asked} />;
  return (
    <Page title={<Text id="transfer.title" />} lead={<Text id="transfer.lead" />}>
      <BlockNotice
        block={block}
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to="/assets/recharge">
              <Text id="transfer.depositInstead" />
            </Link>
          </Button>
        }
      />
    </Page>
  );
}
