import { Amount } from "@coffer/ui";
import { type MessageId, Text } from "../../../platform/intl/text.tsx";
import { facts } from "../facts.ts";
import { Body, Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";
import { TermsTable } from "../pieces/terms-table.tsx";

const { fees, cardPercent, cardMost, cardMinutes, convertSeconds } = facts;
const rows: readonly { what: MessageId; cost: React.ReactNode; how: MessageId; values?: Record<string, number> }[] = [
  { what: "contentHome.feeDeposit", cost: <Text id="contentHome.noFee" />, how: "contentHome.feeDepositHow" },
  { what: "contentHome.feeUsdt", cost: <Amount whole={fees.usdtTron} unit="USDT" />, how: "contentHome.feeNetworkHow" },
  { what: "contentHome.feeBtc", cost: <Amount whole={fees.btc} unit="BTC" />, how: "contentHome.feeNetworkHow" },
  { what: "contentHome.feeEth", cost: <Amount whole={fees.eth} unit="ETH" />, how: "contentHome.feeNetworkHow" },
  {
    what: "contentHome.feeConvert",
    cost: facts.convertFee,
    how: "contentHome.feeConvertHow",
    values: { seconds: convertSeconds },
  },
  {
    what: "contentHome.feeCard",
    cost: <Text id="contentHome.feeCardCost" values={{ percent: cardPercent, most: cardMost }} />,
    how: "contentHome.feeCardHow",
    values: { minutes: cardMinutes },
  },
  { what: "contentHome.feeOwn", cost: <Text id="contentHome.noFee" />, how: "contentHome.feeOwnHow" },
];

/** What things cost, as the screens say it again before anything is confirmed. */
export function Fees() {
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-[76px]">
        <div className="flex flex-col gap-5">
          <Title id="contentHome.feesTitle" />
          <Body id="contentHome.feesBody" />
          <p className="text-ink-2 text-label">
            <Text id="contentHome.feesNote" />
          </p>
        </div>
        <TermsTable
          heads={["contentHome.feesWhat", "contentHome.feesCost", "contentHome.feesHow"]}
          rows={rows.map(({ what, cost, how, values }) => ({
            name: (
              <span className="font-medium">
                <Text id={what} />
              </span>
            ),
            value: cost,
            note: <Text id={how} values={values ?? {}} />,
          }))}
        />
      </div>
    </Section>
  );
}
