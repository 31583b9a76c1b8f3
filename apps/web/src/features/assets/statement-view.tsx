import { type CoinConfig, WalletType } from "@coffer/sdk";
import {
  Button,
  Card,
  CardBody,
  EmptyState,
  Input,
  Notice,
  Select,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { PrinterIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { add, decimalsOf, isZero } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney, Money } from "../../platform/money/money.tsx";
import { walletNames, walletNumber } from "../../platform/money/wallets.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { RowSkeletons } from "../../platform/page/page-skeleton.tsx";
import { useAccount } from "../../platform/session.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { serverNow } from "../../platform/time/deadline.ts";
import { formatMoment } from "../../platform/time/time.ts";
import { type EntrySearch, entrySearch } from "./entry-search.ts";
import { recordTypeTexts } from "./record-types.ts";
import { movementOf, readStatement, type StatementPart } from "./statement.ts";

/** A printable wallet statement of a month: opening balance, entries, closing balance; in UTC for every reader. */
export function Statement({ coins }: { coins: readonly CoinConfig[] }) {
  const intl = useIntl();
  const account = useAccount();
  const search = useListSearch<EntrySearch>();
  const wallet = walletNumber(search.wallet ?? "0");
  const month = search.month ?? new Date(serverNow()).toISOString().slice(0, 7);
  const currencies = coins.map(({ coin }) => coin);
  const { data, error, refetch } = useQuery({
    queryKey: ["assets", "statement", wallet, month, currencies],
    queryFn: ({ signal }) => readStatement(wallet, month, currencies, signal),
    meta: { shows: "place" },
  });
  return (
    <Card>
      <CardBody className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-2.5 print:hidden">
          <Select
            aria-label={intl.formatMessage({ id: "assets.wallet" })}
            value={String(wallet)}
            onValueChange={(value) => void search.set({ wallet: entrySearch.wallet(value) })}
            options={Object.values(WalletType).map((value) => ({
              value: String(value),
              label: intl.formatMessage({ id: walletNames[value] }),
            }))}
            className="sm:w-44"
          />
          <Input
            type="month"
            aria-label={intl.formatMessage({ id: "assets.month" })}
            value={month}
            onChange={(event) => void search.set({ month: entrySearch.month(event.target.value) })}
            className="w-44!"
          />
          <Button variant="secondary" onClick={() => window.print()} disabled={!data}>
            <PrinterIcon aria-hidden />
            <FormattedMessage id="assets.print" />
          </Button>
        </div>
        <div>
          <h2 className="font-semibold text-base">
            <FormattedMessage
              id="assets.statementOf"
              values={{ wallet: intl.formatMessage({ id: walletNames[wallet] }), month }}
            />
          </h2>
          <p className="mt-1 text-ink-2 text-label">
            <FormattedMessage
              id="assets.statementFor"
              values={{ name: account?.name ?? "", uid: account?.uid ?? "" }}
            />
          </p>
        </div>
        {error && !data ? (
          <LoadFailure error={error} again={() => void refetch()} />
        ) : !data ? (
          <div className="flex flex-col gap-4">
            <RowSkeletons rows={5} />
          </div>
        ) : data.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="assets.noStatement" />}
            description={<FormattedMessage id="assets.noStatementBody" />}
          />
        ) : (
          data.map((part) => <Part key={part.currency} part={part} />)
        )}
      </CardBody>
    </Card>
  );
}

function Part({ part }: { part: StatementPart }) {
  const intl = useIntl();
  const { currency, opening, movements, closing, entries, agrees } = part;
  return (
    <section aria-label={currency} className="flex flex-col gap-3">
      <h3 className="font-semibold">{currency}</h3>
      {!agrees && (
        <Notice tone="bad">
          <FormattedMessage id="assets.disagrees" values={{ sum: add(opening, movements), closing }} />
        </Notice>
      )}
      <Table label={currency}>
        <TableCaption>{currency}</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead>{intl.formatMessage({ id: "assets.timeUtc" })}</TableHead>
            <TableHead>{intl.formatMessage({ id: "assets.type" })}</TableHead>
            <TableHead align="right">{intl.formatMessage({ id: "assets.amount" })}</TableHead>
            <TableHead align="right">{intl.formatMessage({ id: "assets.balance" })}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          <Line label={intl.formatMessage({ id: "assets.opening" })} amount={opening} unit={currency} />
          {entries.map((entry) => {
            const { id, time, type, amount, balanceAfter, frozenAfter, reference } = entry;
            const total = add(balanceAfter, frozenAfter);
            return (
              <TableRow key={id}>
                <TableCell>{formatMoment(time, intl, "UTC")}</TableCell>
                <TableCell>
                  {intl.formatMessage({ id: recordTypeTexts[type] })}
                  {reference && <span className="block font-mono text-head text-ink-2">{reference}</span>}
                </TableCell>
                <TableCell align="right">
                  {isZero(movementOf(entry)) ? (
                    // A move between available and frozen doesn't count.
                    <span className="text-ink-3">
                      (<Money amount={amount} decimals={Math.max(2, decimalsOf(amount))} open />)
                    </span>
                  ) : (
                    <Money amount={amount} decimals={Math.max(2, decimalsOf(amount))} sign open />
                  )}
                </TableCell>
                <TableCell align="right">
                  <Money amount={total} decimals={Math.max(2, decimalsOf(total))} open />
                </TableCell>
              </TableRow>
            );
          })}
          <Line label={intl.formatMessage({ id: "assets.movements" })} amount={movements} unit={currency} />
          <Line label={intl.formatMessage({ id: "assets.closing" })} amount={closing} unit={currency} />
        </TableBody>
      </Table>
    </section>
  );
}

function Line({ label, amount, unit }: { label: string; amount: string; unit: string }) {
  return (
    <TableRow>
      <TableCell />
      <TableCell className="font-medium">{label}</TableCell>
      <TableCell />
      <TableCell align="right" className="font-medium">
        <ExactMoney amount={amount} unit={unit} />
      </TableCell>
    </TableRow>
  );
}
