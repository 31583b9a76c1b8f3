import { type ReceiptCode, ReceiptCodeStatus } from "@coffer/sdk";
import { CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { When } from "../../../kernel/page/when.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";

export function useCodeColumns(): Column<ReceiptCode>[] {
  const text = useText();
  return [
    {
      id: "time",
      header: text("till.code"),
      sort: true,
      cell: ({ coin, network, subject, cashier, createdAt }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={subject === null ? `${coin} · ${network}` : visible(subject)}
          note={
            <>
              {cashier && `${visible(cashier.userName)} · `}
              <When at={createdAt} />
            </>
          }
        />
      ),
    },
    {
      id: "amount",
      header: text("till.codeAmount"),
      number: true,
      cell: ({ amount, coin, fiatCurrency }) =>
        amount === null ? (
          <Text id="till.typedIn" values={{ currency: fiatCurrency ?? coin }} />
        ) : (
          <ExactMoney amount={amount} unit={coin} />
        ),
    },
    {
      id: "used",
      header: text("till.used"),
      cell: ({ orderCount, lastUsedAt }) => (
        <TwoLine
          title={<Text id="till.usedTimes" values={{ count: orderCount }} />}
          note={lastUsedAt !== null && <When at={lastUsedAt} relative />}
        />
      ),
    },
    {
      id: "status",
      header: text("table.status"),
      cell: ({ status }) => (
        <StatusChip tone={status === ReceiptCodeStatus.active ? "good" : "neutral"}>
          <Text id={status === ReceiptCodeStatus.active ? "till.active" : "till.revoked"} />
        </StatusChip>
      ),
    },
  ];
}
