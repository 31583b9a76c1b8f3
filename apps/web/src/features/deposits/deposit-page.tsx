import { type Deposit, RecordStatus } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Notice, Skeleton, SummaryList, SummaryRow } from "@coffer/ui";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { walletNames } from "../../platform/money/wallets.ts";
import { Address } from "../../platform/page/address.tsx";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { PathLink } from "../../platform/page/path-link.tsx";
import { When } from "../../platform/page/when.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { statusOf } from "../../platform/status/status.ts";
import { StatusPath } from "../../platform/status/status-path.tsx";
import { StatusNext } from "../../platform/status/status-tag.tsx";
import { DepositStatus } from "./deposit-columns.tsx";
import type { DepositService } from "./service.ts";
import { stationsOf } from "./stations.ts";
import { useDeposit } from "./use-deposit.ts";

/** A deposit's page: status and all figures. Polled. */
export function DepositPage({ service, id }: { service: DepositService; id: string }) {
  const { data: deposit, error, refetch } = useDeposit(service, id);
  const { address, list } = service.paths;
  const content = useRef<HTMLElement>(null);
  useEffect(() => content.current?.focus({ preventScroll: true }), [id]);
  return (
    <Page
      title={<FormattedMessage id="deposits.title" />}
      actions={
        <>
          {list !== address && (
            <Button asChild variant="secondary">
              <PathLink to={list}>
                <FormattedMessage id="deposits.all" />
              </PathLink>
            </Button>
          )}
          <Button asChild>
            <PathLink to={address}>
              <FormattedMessage id="deposits.back" />
            </PathLink>
          </Button>
        </>
      }
    >
      <section ref={content} tabIndex={-1} className="outline-none">
        {error && !deposit ? (
          <Card>
            <LoadFailure error={error} again={() => void refetch()} />
          </Card>
        ) : deposit ? (
          <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
            <Card>
              <CardBody className="flex flex-col gap-5">
                <Way deposit={deposit} />
              </CardBody>
            </Card>
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <FormattedMessage id="deposits.summary" />
                </CardTitle>
                <Lines deposit={deposit} />
              </CardBody>
            </Card>
          </div>
        ) : (
          <Skeleton className="h-80 w-full" />
        )}
      </section>
    </Page>
  );
}

function Way({ deposit }: { deposit: Deposit }) {
  const { status, failReason } = deposit;
  const endOf = (of: RecordStatus) => (statusOf(recordStatus, of).tone === "bad" ? ("bad" as const) : undefined);
  return (
    <>
      <div className="flex flex-col items-start gap-2" aria-live="polite">
        <DepositStatus deposit={deposit} />
        <p className="text-ink-2">
          <StatusNext of={recordStatus} value={status} />
        </p>
      </div>
      {failReason && (
        <Notice tone="bad" live="off" title={<FormattedMessage id="deposits.reason" />}>
          {failReason}
        </Notice>
      )}
      {status === RecordStatus.belowMinimumDeposit && (
        <Notice live="off">
          <FormattedMessage id="deposits.belowMinimum" />
        </Notice>
      )}
      <StatusPath
        stations={stationsOf(deposit).map(({ status: of, time, state }, index) => ({
          id: index,
          label: <FormattedMessage id={statusOf(recordStatus, of).label} />,
          time,
          state,
          ended: endOf(of),
        }))}
      />
    </>
  );
}

function Lines({ deposit }: { deposit: Deposit }) {
  const intl = useIntl();
  const { number, amount, coin, networkName, wallet, address, tag, txHash, time } = deposit;
  const { confirmations, confirmationsRequired } = deposit;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="deposits.recordNumber" />}
        value={<span className="font-mono text-label">{number}</span>}
      />
      <SummaryRow
        label={<FormattedMessage id="deposits.amount" />}
        value={<ExactMoney amount={amount} unit={coin} />}
      />
      <SummaryRow
        label={<FormattedMessage id="deposits.into" />}
        value={<FormattedMessage id={walletNames[wallet]} />}
      />
      <SummaryRow label={<FormattedMessage id="deposits.network" />} value={networkName} />
      <SummaryRow label={<FormattedMessage id="deposits.to" />} value={<Address value={address} full />} />
      {tag && (
        <SummaryRow label={<FormattedMessage id="deposits.tag" />} value={<span className="font-mono">{tag}</span>} />
      )}
      <SummaryRow label={<FormattedMessage id="deposits.time" />} value={<When at={time} />} />
      <SummaryRow
        label={<FormattedMessage id="deposits.confirmationsNow" />}
        value={
          <FormattedMessage
            id="deposits.confirmationsOf"
            values={{ done: confirmations, needed: confirmationsRequired }}
          />
        }
      />
      <SummaryRow
        label={<FormattedMessage id="deposits.transaction" />}
        value={<Address value={txHash} copyLabel={intl.formatMessage({ id: "deposits.copyHash" })} />}
      />
    </SummaryList>
  );
}
