import { Button, Card, cn, Segmented } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { isZero } from "../../platform/amount/amount.ts";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { useNarrow } from "../../platform/table/use-narrow.ts";
import { Allocation } from "./allocation.tsx";
import { Chart } from "./chart.tsx";
import { Holdings } from "./holdings.tsx";
import { OverviewLists } from "./overview-lists.tsx";
import { PendingNote } from "./pending-note.tsx";
import { Total } from "./total.tsx";
import type { Overview } from "./use-overview.ts";
import { useOverview } from "./use-overview.ts";

/** The balance, its history, and its distribution. */
export function OverviewScreen() {
  const overview = useOverview();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const narrow = useNarrow();
  const { summary } = overview;
  const waiting = summary.currency !== overview.currency;
  const look = cn("flex min-w-0 flex-col gap-5 transition-opacity", waiting && "opacity-60");
  const worthless = isZero(summary.total);
  const lists = <OverviewLists coins={coins} holdings={<Holdings overview={overview} coins={coins} />} />;
  const isStatement = overview.search.tab === "statement";
  const figures = (
    <Card className={worthless ? undefined : "grid lg:grid-cols-[1.8fr_1fr]"}>
      <div className="min-w-0 p-5 sm:p-6">
        {!narrow && <Total total={summary} aside={!worthless && <CurrencySwitch overview={overview} />} />}
        {!worthless && <Chart overview={overview} />}
      </div>
      {!worthless && (
        <div className="border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
          <Allocation overview={overview} />
        </div>
      )}
    </Card>
  );

  // Phones show the balance, the actions and the coins first, then the chart.
  if (narrow) {
    return (
      <div className={look} aria-busy={waiting}>
        <h1 className="sr-only">
          <FormattedMessage id="assets.title" />
        </h1>
        <Total total={summary} />
        {!worthless && <CurrencySwitch overview={overview} className="self-start" />}
        <MoveButtons className="*:flex-1" />
        <PendingNote />
        {lists}
        {!worthless && overview.search.tab === undefined && figures}
      </div>
    );
  }
  return (
    <Page title={<FormattedMessage id="assets.title" />} actions={<MoveButtons />}>
      <div className={look} aria-busy={waiting}>
        {!isStatement && figures}
        <PendingNote />
        {lists}
      </div>
    </Page>
  );
}

/** The account's own currency, or another one. */
function CurrencySwitch({ overview, className }: { overview: Overview; className?: string | undefined }) {
  const intl = useIntl();
  const { currencies, currency, search } = overview;
  const [own] = currencies;
  return (
    <Segmented
      aria-label={intl.formatMessage({ id: "assets.currency" })}
      value={currency}
      onValueChange={(chosen) => void search.set({ currency: chosen === own ? undefined : chosen })}
      options={currencies.map((each) => ({ value: each, label: each }))}
      className={className}
    />
  );
}

/** The most common actions. */
function MoveButtons({ className }: { className?: string | undefined }) {
  return (
    <div className={cn("flex gap-2.5", className)}>
      <Button asChild variant="secondary" className="sm:order-none order-1">
        <Link to="/assets/withdraw">
          <FormattedMessage id="assets.withdraw" />
        </Link>
      </Button>
      <Button asChild variant="secondary" className="sm:order-none order-2">
        <Link to="/assets/transfer">
          <FormattedMessage id="assets.transfer" />
        </Link>
      </Button>
      <Button asChild>
        <Link to="/assets/recharge">
          <FormattedMessage id="assets.deposit" />
        </Link>
      </Button>
    </div>
  );
}
