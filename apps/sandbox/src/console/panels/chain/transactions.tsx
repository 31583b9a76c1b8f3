import { Button, Card, CardHeader, CardTitle, EmptyState } from "@coffer/ui";
import { BlocksIcon } from "lucide-react";
import { useState } from "react";
import { useAct, useControl } from "../../calls/control.ts";
import type { Transaction } from "../../calls/replies.ts";
import { useWorldNow } from "../../calls/world-now.ts";
import { Failure } from "../../parts/failure.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useWords } from "../../words/use-words.ts";
import { TransactionRow } from "./transaction-row.tsx";

const SETTLED = 6;

export function Transactions() {
  const words = useWords();
  const text = words.chain;
  const transactions = useControl("chain/transactions", { every: 2000 });
  const people = useControl("users").data?.items;
  const { now } = useWorldNow();
  const mine = useAct("POST clock/advance");
  const [all, setAll] = useState(false);
  const shown = (items: readonly Transaction[]) =>
    all ? items.length : items.filter(({ moving }) => moving).length + SETTLED;
  const nameOf = (uid: string | null) => {
    if (uid === null) return text.nobody;
    const person = people?.find((each) => each.uid === uid);
    return person?.name ?? person?.emailAddress ?? person?.phone ?? words.people.uid(uid);
  };
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-1 pb-3">
        <CardTitle>{text.list}</CardTitle>
        <p className="text-ink-2 text-label">{text.listNote}</p>
        <Failure error={mine.error} />
      </CardHeader>
      <Loaded query={transactions} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<BlocksIcon />} title={text.empty} description={text.emptyText} />
          ) : (
            <ul className="divide-y divide-line border-line border-t">
              {items.slice(0, shown(items)).map((transaction) => (
                <TransactionRow
                  key={transaction.id}
                  transaction={transaction}
                  who={nameOf(transaction.uid)}
                  now={now}
                  mine={(ms) => mine.mutate({ ms })}
                  isBusy={mine.isPending}
                />
              ))}
              {items.length > shown(items) && (
                <li className="px-5 py-2.5">
                  <Button variant="ghost" size="sm" className="-mx-2.5" onClick={() => setAll(true)}>
                    {text.older(items.length - shown(items))}
                  </Button>
                </li>
              )}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
