import { Amount } from "@coffer/ui";
import { type MessageId, Text } from "../../../lib/text.tsx";
import { facts } from "../facts.ts";
import { Body, Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";
import { TermsTable } from "../pieces/terms-table.tsx";

const { fees, cardPercent, cardMost, cardMinutes, convertSeconds } = facts;
const rows: readonly { what: MessageId; cost: React.ReactNode; how: MessageId; values?: Record<string, number> }[] = [
  { what: "home.feeDeposit", cost: <Text id="home.noFee" />, how: "home.feeDepositHow" },
  { what: "home.feeUsdt", cost: <Amount whole={fees.usdtTron} unit="USDT" />, how: "home.feeNetworkHow" },
  { what: "home.feeBtc", cost: <Amount whole={fees.btc} unit="BTC" />, how: "home.feeNetworkHow" },
  { what: "home.feeEth", cost: <Amount whole={fees.eth} unit="ETH" />, how: "home.feeNetworkHow" },
  {
    what: "home.feeConvert",
    cost: facts.convertFee,
    how: "home.feeConvertHow",
    values: { seconds: convertSeconds },
  },
  {
    what: "home.feeCard",
    cost: <Text id="home.feeCardCost" values={{ percent: cardPercent, most: cardMost }} />,
    how: "home.feeCardHow",
    values: { minutes: cardMinutes },
  },
  { what: "home.feeOwn", cost: <Text id="home.noFee" />, how: "home.feeOwnHow" },
];

/** What things cost, as the screens say it again before anything is confirmed. */
export function Fees() {
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-[76px]">
        <div className="flex flex-col gap-5">
          <Title id="home.feesTitle" />
          <Body id="home.feesBody" />
          <p className="text-ink-2 text-label">
            <Text id="home.feesNote" />
          </p>
        </div>
        <TermsTable
          heads={["home.feesWhat", "home.feesCost", "home.feesHow"]}
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
