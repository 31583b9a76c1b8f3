import type { CashTopUpOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Notice, Skeleton, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { PrinterIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { regionName } from "../../../platform/form/regions.ts";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { Copy } from "../../../platform/page/address.tsx";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { When } from "../../../platform/page/when.tsx";
import { useDeadline } from "../../../platform/time/deadline.ts";
import { formatCountdown } from "../../../platform/time/time.ts";
import { api } from "../api.ts";

/** The payment details, each line with a copy button, printable. */
export function PayInCard({ order }: { order: CashTopUpOrderDetail }) {
  const intl = useIntl();
  const { locale } = intl;
  const { data, error, refetch } = useQuery({
    ...api.cash.getPayInInfo.queryOptions({ id: order.id }),
    meta: { shows: "place" },
  });
  const left = useDeadline(order.payBefore ?? undefined);
  const bank = data?.bank;
  const lines: [PlainMessageId, string | null | undefined][] = [
    ["cash.reference", bank?.reference],
    ["cash.holder", bank?.accountHolderName],
    ["cash.iban", bank?.iban],
    ["cash.bic", bank?.bicSwiftCode],
    ["cash.sortCode", bank?.sortCode],
    ["cash.aba", bank?.aba],
    ["cash.accountNumber", bank?.accountNumber],
    ["cash.bank", bank?.bankName],
  ];
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle>
            <FormattedMessage id="cash.payHere" />
          </CardTitle>
          <Button variant="secondary" size="sm" onClick={() => window.print()} disabled={!data}>
            <PrinterIcon aria-hidden />
            <FormattedMessage id="cash.print" />
          </Button>
        </div>
        {error && !data ? (
          <LoadFailure error={error} again={() => void refetch()} />
        ) : !data || !bank ? (
          <Skeleton className="h-64 w-full" />
        ) : (
          <>
            <Notice tone="warn" live="off" title={<FormattedMessage id="cash.quoteReference" />}>
              <FormattedMessage
                id="cash.payBefore"
                values={{ time: <When at={data.payBefore} />, left: formatCountdown(left) }}
              />
            </Notice>
            <SummaryList>
              <SummaryRow
                label={<FormattedMessage id="cash.payExactly" />}
                value={
                  <span className="inline-flex items-center gap-1.5">
                    <ExactMoney amount={data.amount} unit={bank.currency} />
                    <Copy
                      value={data.amount}
                      label={intl.formatMessage(
                        { id: "cash.copy" },
                        { what: intl.formatMessage({ id: "cash.payExactly" }) },
                      )}
                    />
                  </span>
                }
              />
              {lines.map(
                ([label, value]) =>
                  value && (
                    <SummaryRow
                      key={label}
                      label={<FormattedMessage id={label} />}
                      value={
                        <span className="inline-flex items-center gap-1.5">
                          <span className="font-mono text-label [overflow-wrap:anywhere]" translate="no">
                            {value}
                          </span>
                          <Copy
                            value={value}
                            label={intl.formatMessage({ id: "cash.copy" }, { what: intl.formatMessage({ id: label }) })}
                          />
                        </span>
                      }
                    />
                  ),
              )}
              <SummaryRow
                label={<FormattedMessage id="cash.bankCountry" />}
                value={regionName(bank.bankCountry, locale)}
              />
            </SummaryList>
          </>
        )}
      </CardBody>
    </Card>
  );
}
