import { Card } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { Page } from "../../kernel/page/page.tsx";
import { useNarrow } from "../../kernel/table/use-narrow.ts";
import { isZero } from "../../lib/money.ts";
import { Text } from "../../lib/text.tsx";
import { Allocation } from "./allocation.tsx";
import { Chart } from "./chart.tsx";
import { CurrencySwitch } from "./currency-switch.tsx";
import { Holdings } from "./holdings.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { Total } from "./total.tsx";
import { useOverview } from "./use-overview.ts";

/** What there is, how it moved, where it lies. */
export function OverviewScreen() {
  const overview = useOverview();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const narrow = useNarrow();
  const { total, distribution } = overview;
  const worthless = isZero(total.total);
  const holdings = <Holdings overview={overview} coins={coins} />;
  const figures = (
    <Card className={worthless ? undefined : "grid lg:grid-cols-[1.8fr_1fr]"}>
      <div className="min-w-0 p-5 sm:p-6">
        {!narrow && <Total total={total} aside={!worthless && <CurrencySwitch overview={overview} />} />}
        {!worthless && <Chart overview={overview} />}
      </div>
      {!worthless && (
        <div className="border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
          <Allocation distribution={distribution} />
        </div>
      )}
    </Card>
  );

  // A phone shows the balance, what to do with it and the coins first; the curve can wait.
  if (narrow) {
    return (
      <div className="flex flex-col gap-5">
        <h1 className="sr-only">
          <Text id="assets.title" />
        </h1>
        <Total total={total} />
        <MoveButtons className="*:flex-1" />
        {holdings}
        {!worthless && (
          <>
            <CurrencySwitch overview={overview} className="self-start" />
            {figures}
          </>
        )}
      </div>
    );
  }
  return (
    <Page title={<Text id="assets.title" />} actions={<MoveButtons />}>
      <div className="flex flex-col gap-5">
        {figures}
        {holdings}
      </div>
    </Page>
  );
}
