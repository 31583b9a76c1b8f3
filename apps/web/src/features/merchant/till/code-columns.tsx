import { type ReceiptCode, ReceiptCodeStatus } from "@coffer/sdk";
import { CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

export function useCodeColumns(): Column<ReceiptCode>[] {
  const text = useText();
  return [
    {
      id: "time",
      header: text("merchantTill.code"),
      sort: true,
      cell: ({ coin, network, subject, cashier, createdAt }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={subject === null ? `${coin} · ${network}` : visibleCharacters(subject)}
          note={
            <>
              {cashier && `${visibleCharacters(cashier.userName)} · `}
              <When at={createdAt} />
            </>
          }
        />
      ),
    },
    {
      id: "amount",
      header: text("merchantTill.codeAmount"),
      number: true,
      cell: ({ amount, coin, fiatCurrency }) =>
        amount === null ? (
          <Text id="merchantTill.typedIn" values={{ currency: fiatCurrency ?? coin }} />
        ) : (
          <ExactMoney amount={amount} unit={coin} />
        ),
    },
    {
      id: "used",
      header: text("merchantTill.used"),
      cell: ({ orderCount, lastUsedAt }) => (
        <TwoLine
          title={<Text id="merchantTill.usedTimes" values={{ count: orderCount }} />}
          note={lastUsedAt !== null && <When at={lastUsedAt} relative />}
        />
      ),
    },
    {
      id: "status",
      header: text("table.status"),
      cell: ({ status }) => (
        <StatusChip tone={status === ReceiptCodeStatus.active ? "good" : "neutral"}>
          <Text id={status === ReceiptCodeStatus.active ? "merchantTill.active" : "merchantTill.revoked"} />
        </StatusChip>
      ),
    },
  ];
}
