import { Amount, Button, Card, CardFooter, CardHeader, CardTitle, SummaryList, SummaryRow } from "@coffer/ui";
import { ArrowLeftIcon } from "lucide-react";
import { useControl } from "../../calls/control.ts";
import { grouped } from "../../parts/grouped.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { useNameOf } from "../../parts/use-name-of.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { StatementRow } from "./statement-row.tsx";

/** One account: its balance, and all its entries. */
export function Statement({ account }: { account: string }) {
  const text = useWords().books;
  const nameOf = useNameOf();
  const statement = useControl("books/statement", { query: { account } });
  const [owner, name = "", wallet = "", coin] = account.split(":");
  const title =
    owner === "user"
      ? `${nameOf(name)} · ${text.wallets[wallet] ?? wallet} · ${coin}`
      : `${text.wallets[name] ?? name} · ${wallet}`;
  return (
    <Page
      title={title}
      state={<span className="font-mono text-label">{account}</span>}
      actions={
        <Button asChild variant="secondary">
          <PlaceLink to={{ section: "books" }}>
            <ArrowLeftIcon />
            {text.back}
          </PlaceLink>
        </Button>
      }
    >
      <Loaded query={statement} rows={6}>
        {({ balance, held, available, currency, items, totalCount }) => (
          <>
            <Card className="px-5 py-4">
              <SummaryList className="gap-2">
                {(
                  [
                    [text.balance, balance],
                    [text.held, held],
                    [text.available, available],
                  ] as const
                ).map(([label, amount]) => (
                  <SummaryRow key={label} label={label} value={<Amount whole={grouped(amount)} unit={currency} />} />
                ))}
              </SummaryList>
            </Card>
            <Card>
              <CardHeader className="pb-3">
                <CardTitle>{text.entries}</CardTitle>
                <span className="text-ink-2 text-label">{totalCount}</span>
              </CardHeader>
              <ul className="divide-y divide-line border-line border-t">
                {items.map((line) => (
                  <StatementRow key={line.entry.seq} line={line} account={account} currency={currency} />
                ))}
              </ul>
              {totalCount > items.length && (
                <CardFooter className="text-ink-2 text-label">{text.older(totalCount - items.length)}</CardFooter>
              )}
            </Card>
          </>
        )}
      </Loaded>
    </Page>
  );
}
