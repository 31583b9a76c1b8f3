import { MerchantChannelKind, type MerchantChannelRate } from "@coffer/sdk";
import { CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import { compare, isZero } from "../../../platform/amount/amount.ts";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";

/** What a channel costs, what it takes at once and in a day, and how soon it settles. */
export function useChannelColumns(resetsAt: string | undefined): Column<MerchantChannelRate>[] {
  const text = useText();
  return [
    {
      id: "channel",
      header: text("merchantRates.channel"),
      value: ({ coin, networkName }) => `${coin} ${networkName}`,
      sort: true,
      cell: ({ coin, networkName }) => <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={networkName} />,
    },
    {
      id: "fee",
      header: text("merchantRates.fee"),
      value: ({ ratePercent, fixedFee }) => `${ratePercent} % + ${fixedFee}`,
      cell: (channel) => <Fee of={channel} />,
    },
    {
      id: "single",
      header: text("merchantRates.single"),
      value: ({ singleMin, singleMax }) => `${singleMin} - ${singleMax}`,
      cell: ({ kind, coin, singleMin, singleMax }) => (
        <TwoLine
          title={<Text id="merchantRates.from" values={{ amount: <ExactMoney amount={singleMin} unit={coin} /> }} />}
          note={
            // A deposit may be as large as it likes: its largest amount is no limit anybody meets.
            kind !== MerchantChannelKind.deposit && (
              <Text id="merchantRates.to" values={{ amount: <ExactMoney amount={singleMax} unit={coin} /> }} />
            )
          }
        />
      ),
    },
    {
      id: "day",
      header: text("merchantRates.day"),
      value: ({ dailyRemaining }) => dailyRemaining ?? "",
      cell: (channel) => <Day of={channel} resetsAt={resetsAt} />,
    },
    {
      id: "settles",
      header: text("merchantRates.settles"),
      value: ({ settlementHourCount }) => String(settlementHourCount),
      number: true,
      sort: true,
      cell: ({ settlementHourCount: hours, enabled }) =>
        enabled ? (
          <Text id="merchantRates.within" values={{ hours }} />
        ) : (
          <StatusChip tone="warn">
            <Text id="merchantRates.closed" />
          </StatusChip>
        ),
    },
  ];
}

function Fee({ of: { coin, ratePercent, fixedFee, minFee } }: { of: MerchantChannelRate }) {
  const hasFixed = !isZero(fixedFee);
  if (isZero(ratePercent) && !hasFixed && isZero(minFee)) return <Text id="merchantRates.free" />;
  return (
    <TwoLine
      title={
        <>
          {!isZero(ratePercent) && <Text id="merchantRates.percent" values={{ percent: ratePercent }} />}
          {!isZero(ratePercent) && hasFixed && " + "}
          {hasFixed && <ExactMoney amount={fixedFee} unit={coin} />}
        </>
      }
      note={
        compare(minFee, fixedFee) > 0 && (
          <Text id="merchantRates.atLeast" values={{ amount: <ExactMoney amount={minFee} unit={coin} /> }} />
        )
      }
    />
  );
}

interface DayProps {
  of: MerchantChannelRate;
  resetsAt: string | undefined;
}
function Day({ of: { coin, dailyLimit, dailyRemaining }, resetsAt }: DayProps) {
  if (dailyLimit === null || dailyRemaining === null) return <Text id="merchantRates.noLimit" />;
  return (
    <TwoLine
      title={
        <Text
          id="merchantRates.left"
          values={{
            left: <ExactMoney amount={dailyRemaining} unit={coin} />,
            limit: <ExactMoney amount={dailyLimit} unit={coin} />,
          }}
        />
      }
      note={resetsAt && <Text id="merchantRates.resets" values={{ time: <When at={resetsAt} /> }} />}
    />
  );
}
