import { Amount, EmptyState, SummaryList, SummaryRow } from "@coffer/ui";
import { EqualIcon } from "lucide-react";
import { useControl } from "../../calls/control.ts";
import { AccountLink } from "../../parts/account-link.tsx";
import { grouped } from "../../parts/grouped.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";
import { TableDifference } from "./table-difference.tsx";

export function Differences({ from, to }: { from: string; to: string }) {
  const text = useWords().worlds;
  const { momentText } = useTimes();
  const diff = useControl("worlds/diff", { every: 5000, query: { from, to } });
  return (
    <Loaded query={diff}>
      {({ same, clock, accounts, tables, settings }) =>
        same ? (
          <EmptyState icon={<EqualIcon />} title={text.alike} description={text.alikeText} />
        ) : (
          <>
            {clock.milliseconds !== 0 && (
              <SummaryList>
                <SummaryRow label={text.clock} value={`${momentText(clock.from)} → ${momentText(clock.to)}`} />
              </SummaryList>
            )}
            {settings.length > 0 && (
              <SummaryList>
                {settings.map(({ field, from, to }) => (
                  <SummaryRow key={field} label={field} value={`${JSON.stringify(from)} → ${JSON.stringify(to)}`} />
                ))}
              </SummaryList>
            )}
            {accounts.length > 0 && (
              <section aria-label={text.balances}>
                <h3 className="mb-1.5 font-medium text-label">{text.balances}</h3>
                <ul className="divide-y divide-line rounded-md border border-line">
                  {accounts.map(({ account, currency, from, to }) => (
                    <li key={account} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3.5 py-2">
                      <AccountLink account={account} />
                      <span className="ml-auto text-right">
                        {grouped(from.balance)} → <Amount whole={grouped(to.balance)} unit={currency} />
                        {from.held !== to.held && (
                          <span className="block text-label text-warn">
                            {text.held(grouped(from.held), `${grouped(to.held)} ${currency}`)}
                          </span>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {tables.map((table) => (
              <TableDifference key={table.table} difference={table} />
            ))}
          </>
        )
      }
    </Loaded>
  );
}
