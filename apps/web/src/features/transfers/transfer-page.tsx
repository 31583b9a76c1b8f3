import { TransferStep } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Notice, Skeleton } from "@coffer/ui";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { PathLink } from "../../platform/page/path-link.tsx";
import { statusOf, transferStep } from "../../platform/status/status.ts";
import { StatusPath } from "../../platform/status/status-path.tsx";
import { StatusNext } from "../../platform/status/status-tag.tsx";
import { useTransferService } from "./service.tsx";
import { stationsOf } from "./stations.ts";
import { RecordLines } from "./transfer-lines.tsx";
import { TransferTag } from "./transfer-tag.tsx";
import { useTransfer } from "./use-transfer.ts";

/** A transfer's page: status and all figures. Polled until the end. */
export function TransferPage({ id }: { id: string }) {
  const { data: made, error, refetch } = useTransfer(id);
  const { paths, Waiting } = useTransferService();
  const content = useRef<HTMLElement>(null);
  // It replaces the flow, so keyboards and screen readers start at its top.
  useEffect(() => content.current?.focus({ preventScroll: true }), [id]);
  return (
    <Page
      title={<FormattedMessage id="transfers.title" />}
      actions={
        <>
          <Button asChild variant="secondary">
            <PathLink to={paths.transfer}>
              <FormattedMessage id="transfers.all" />
            </PathLink>
          </Button>
          <Button asChild>
            <PathLink to={paths.transfer}>
              <FormattedMessage id="transfers.another" />
            </PathLink>
          </Button>
        </>
      }
    >
      <section ref={content} tabIndex={-1} className="outline-none">
        {error && !made ? (
          <Card>
            <LoadFailure error={error} again={() => void refetch()} />
          </Card>
        ) : !made ? (
          <Skeleton className="h-80 w-full" />
        ) : (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
            <Card>
              <CardBody className="flex flex-col gap-5">
                <div className="flex flex-col items-start gap-2" aria-live="polite">
                  <TransferTag made={made} />
                  <p className="text-ink-2">
                    {made.review === "merchant" && !Waiting ? (
                      <FormattedMessage id="transfers.waitsForMerchant" />
                    ) : made.step === TransferStep.arrived && (made.incoming || made.kind === "ownWallet") ? (
                      <FormattedMessage id="transfers.inYourWallet" />
                    ) : (
                      <StatusNext of={transferStep} value={made.step} />
                    )}
                  </p>
                </div>
                {made.failReason && (
                  <Notice tone="bad" live="off" title={<FormattedMessage id="transfers.reason" />}>
                    {made.failReason}
                  </Notice>
                )}
                {Waiting && <Waiting made={made} />}
                <StatusPath
                  stations={stationsOf(made).map(({ step, time, state }) => ({
                    id: step,
                    label: <FormattedMessage id={statusOf(transferStep, step).label} />,
                    time,
                    state,
                    ended: step === TransferStep.rejected ? ("bad" as const) : undefined,
                  }))}
                />
              </CardBody>
            </Card>
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <FormattedMessage id="flow.summary" />
                </CardTitle>
                <RecordLines made={made} />
              </CardBody>
            </Card>
          </div>
        )}
      </section>
    </Page>
  );
}
