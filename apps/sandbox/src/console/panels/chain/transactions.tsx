import { Card, CardHeader, CardTitle, EmptyState } from "@coffer/ui";
import { BlocksIcon } from "lucide-react";
import { useAct, useControl } from "../../api/control.ts";
import { useWorldNow } from "../../api/world-now.ts";
import { Failure } from "../../parts/failure.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { words } from "../../words.ts";
import { TransactionRow } from "./transaction-row.tsx";

const text = words.chain;

export function Transactions() {
  const transactions = useControl("chain/transactions", 2000);
  const people = useControl("users").data?.items;
  const { now } = useWorldNow();
  const mine = useAct("POST clock/advance");
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
              {items.map((transaction) => (
                <TransactionRow
                  key={transaction.id}
                  transaction={transaction}
                  who={nameOf(transaction.uid)}
                  now={now}
                  mine={(ms) => mine.mutate({ ms })}
                  isBusy={mine.isPending}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
