import type { EarnEvent, FinancialPosition } from "@coffer/sdk";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";

const words: Record<EarnEvent["kind"], PlainMessageId> = {
  interestStarts: "earn.eventStarts",
  interestPaid: "earn.eventPaid",
  maturity: "earn.eventMaturity",
  redemptionArrives: "earn.eventArrives",
};
const most = 6;

/** The next events of all stakes on a timeline. */
export function Upcoming({ positions }: { positions: readonly FinancialPosition[] }) {
  const events = positions
    .flatMap(({ id, coin, productName, upcoming }) =>
      upcoming.map((event) => ({ ...event, coin, productName, key: `${id} ${event.kind} ${event.at}` })),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, most);
  if (events.length === 0) return null;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <FormattedMessage id="earn.nextEvents" />
        </CardTitle>
        <ol className="flex flex-col">
          {events.map(({ key, kind, at, amount, coin, productName }) => (
            <li key={key} className="relative flex gap-4 border-line border-l pb-5 pl-5 last:pb-0">
              <span
                aria-hidden
                className="absolute top-1.5 -left-[5px] size-2.5 rounded-full border-2 border-line-strong bg-surface"
              />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
                <span>
                  <span className="font-medium">
                    <FormattedMessage id={words[kind]} />
                  </span>
                  <span className="block text-ink-2 text-label">
                    {productName}
                    {amount && (
                      <>
                        {" · "}
                        <ExactMoney amount={amount} unit={coin} />
                      </>
                    )}
                  </span>
                </span>
                <span className="text-ink-2 text-label">
                  <When at={at} />
                </span>
              </span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
