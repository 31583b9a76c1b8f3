import { Amount } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { Body, Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";
import { TermsTable } from "../pieces/terms-table.tsx";

const { fees, cardPercent, cardMost, cardMinutes, convertSeconds } = facts;
const rows: readonly { what: PlainMessageId; cost: React.ReactNode; how: React.ReactNode }[] = [
  {
    what: "contentHome.feeDeposit",
    cost: <FormattedMessage id="contentHome.noFee" />,
    how: <FormattedMessage id="contentHome.feeDepositHow" />,
  },
  {
    what: "contentHome.feeUsdt",
    cost: <Amount whole={fees.usdtTron} unit="USDT" />,
    how: <FormattedMessage id="contentHome.feeNetworkHow" />,
  },
  {
    what: "contentHome.feeBtc",
    cost: <Amount whole={fees.btc} unit="BTC" />,
    how: <FormattedMessage id="contentHome.feeNetworkHow" />,
  },
  {
    what: "contentHome.feeEth",
    cost: <Amount whole={fees.eth} unit="ETH" />,
    how: <FormattedMessage id="contentHome.feeNetworkHow" />,
  },
  {
    what: "contentHome.feeConvert",
    cost: facts.convertFee,
    how: <FormattedMessage id="contentHome.feeConvertHow" values={{ seconds: convertSeconds }} />,
  },
  {
    what: "contentHome.feeCard",
    cost: <FormattedMessage id="contentHome.feeCardCost" values={{ percent: cardPercent, most: cardMost }} />,
    how: <FormattedMessage id="contentHome.feeCardHow" values={{ minutes: cardMinutes }} />,
  },
  {
    what: "contentHome.feeOwn",
    cost: <FormattedMessage id="contentHome.noFee" />,
    how: <FormattedMessage id="contentHome.feeOwnHow" />,
  },
];

/** Prices, as the screens repeat before a confirmation. */
export function Fees() {
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-[76px]">
        <div className="flex flex-col gap-5">
          <Title id="contentHome.feesTitle" />
          <Body id="contentHome.feesBody" />
          <p className="text-ink-2 text-label">
            <FormattedMessage id="contentHome.feesNote" />
          </p>
        </div>
        <TermsTable
          heads={["contentHome.feesWhat", "contentHome.feesCost", "contentHome.feesHow"]}
          rows={rows.map(({ what, cost, how }) => ({
            name: (
              <span className="font-medium">
                <FormattedMessage id={what} />
              </span>
            ),
            value: cost,
            note: how,
          }))}
        />
      </div>
    </Section>
  );
}
