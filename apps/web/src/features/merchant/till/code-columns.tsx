import { type ReceiptCode, ReceiptCodeStatus } from "@coffer/sdk";
import { CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

export function useCodeColumns(): Column<ReceiptCode>[] {
  const intl = useIntl();
  return [
    {
      id: "time",
      header: intl.formatMessage({ id: "merchantTill.code" }),
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
      header: intl.formatMessage({ id: "merchantTill.codeAmount" }),
      number: true,
      cell: ({ amount, coin, fiatCurrency }) =>
        amount === null ? (
          <FormattedMessage id="merchantTill.typedIn" values={{ currency: fiatCurrency ?? coin }} />
        ) : (
          <ExactMoney amount={amount} unit={coin} />
        ),
    },
    {
      id: "used",
      header: intl.formatMessage({ id: "merchantTill.used" }),
      cell: ({ orderCount, lastUsedAt }) => (
        <TwoLine
          title={<FormattedMessage id="merchantTill.usedTimes" values={{ count: orderCount }} />}
          note={lastUsedAt !== null && <When at={lastUsedAt} relative />}
        />
      ),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ status }) => (
        <StatusChip tone={status === ReceiptCodeStatus.active ? "good" : "neutral"}>
          <FormattedMessage id={status === ReceiptCodeStatus.active ? "merchantTill.active" : "merchantTill.revoked"} />
        </StatusChip>
      ),
    },
  ];
}
