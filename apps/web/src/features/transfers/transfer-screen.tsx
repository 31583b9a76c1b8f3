import { Button } from "@coffer/ui";
import { BlockNotice, useBlock } from "../../platform/flow/block-notice.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { PageSkeleton } from "../../platform/page/page-skeleton.tsx";
import { PathLink } from "../../platform/page/path-link.tsx";
import { useAccount } from "../../platform/session.ts";
import type { Details } from "./details.ts";
import { type TransferService, TransferServiceProvider, useTransferService } from "./service.tsx";
import { TransferFlow } from "./transfer-flow.tsx";
import { TransferHistory } from "./transfer-history.tsx";
import { TransferPage } from "./transfer-page.tsx";

export interface TransferScreenProps {
  service: TransferService;
  /** The transfer named by the address. */
  id: string | undefined;
  asked: Partial<Details>;
}

/** A transfer's own page; else the flow or why there is none, with earlier transfers. */
export function TransferScreen({ service, ...props }: TransferScreenProps) {
  return (
    <TransferServiceProvider value={service}>
      <OneOrAll {...props} />
    </TransferServiceProvider>
  );
}

function OneOrAll({ id, asked }: Omit<TransferScreenProps, "service">) {
  const account = useAccount();
  const { coins } = useTransferService().useCatalogue();
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

/** The flow; during a security block the reason instead. */
function FlowOrBlock({ until, asked }: { until: string | null; asked: Partial<Details> }) {
  const block = useBlock(until);
  const { words, paths } = useTransferService();
  if (!block) return <TransferFlow asked={asked} />;
  return (
    <Page title={<FormattedMessage id="transfers.title" />} lead={<FormattedMessage id={words.lead} />}>
      <BlockNotice
        block={block}
        action={
          <Button asChild variant="secondary" size="sm">
            <PathLink to={paths.deposit}>
              <FormattedMessage id="transfers.depositInstead" />
            </PathLink>
          </Button>
        }
      />
    </Page>
  );
}
