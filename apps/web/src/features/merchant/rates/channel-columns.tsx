import { MerchantChannelKind, type MerchantChannelRate } from "@coffer/sdk";
import { CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { When } from "../../../kernel/page/when.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import { compare, isZero } from "../../../lib/money.ts";
import { Text, useText } from "../../../lib/text.tsx";

/** What a channel costs, what it takes at once and in a day, and how soon it settles. */
export function useChannelColumns(resetsAt: string | undefined): Column<MerchantChannelRate>[] {
  const text = useText();
  return [
    {
      id: "channel",
      header: text("merchantRate.channel"),
      value: ({ coin, networkName }) => `${coin} ${networkName}`,
      sort: true,
      cell: ({ coin, networkName }) => <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={networkName} />,
    },
    {
      id: "fee",
      header: text("merchantRate.fee"),
      value: ({ ratePercent, fixedFee }) => `${ratePercent} % + ${fixedFee}`,
      cell: (channel) => <Fee of={channel} />,
    },
    {
      id: "single",
      header: text("merchantRate.single"),
      value: ({ singleMin, singleMax }) => `${singleMin} - ${singleMax}`,
      cell: ({ kind, coin, singleMin, singleMax }) => (
        <TwoLine
          title={<Text id="merchantRate.from" values={{ amount: <ExactMoney amount={singleMin} unit={coin} /> }} />}
          note={
            // A deposit may be as large as it likes: its largest amount is no limit anybody meets.
            kind !== MerchantChannelKind.deposit && (
              <Text id="merchantRate.to" values={{ amount: <ExactMoney amount={singleMax} unit={coin} /> }} />
            )
          }
        />
      ),
    },
    {
      id: "day",
      header: text("merchantRate.day"),
      value: ({ dailyRemaining }) => dailyRemaining ?? "",
      cell: (channel) => <Day of={channel} resetsAt={resetsAt} />,
    },
    {
      id: "settles",
      header: text("merchantRate.settles"),
      value: ({ settlementHourCount }) => String(settlementHourCount),
      number: true,
      sort: true,
      cell: ({ settlementHourCount: hours, enabled }) =>
        enabled ? (
          <Text id="merchantRate.within" values={{ hours }} />
        ) : (
          <StatusChip tone="warn">
            <Text id="merchantRate.closed" />
          </StatusChip>
        ),
    },
  ];
}

function Fee({ of: { coin, ratePercent, fixedFee, minFee } }: { of: MerchantChannelRate }) {
  const hasFixed = !isZero(fixedFee);
  if (isZero(ratePercent) && !hasFixed && isZero(minFee)) return <Text id="merchantRate.free" />;
  return (
    <TwoLine
      title={
        <>
          {!isZero(ratePercent) && <Text id="merchantRate.percent" values={{ percent: ratePercent }} />}
          {!isZero(ratePercent) && hasFixed && " + "}
          {hasFixed && <ExactMoney amount={fixedFee} unit={coin} />}
        </>
      }
      note={
        compare(minFee, fixedFee) > 0 && (
          <Text id="merchantRate.atLeast" values={{ amount: <ExactMoney amount={minFee} unit={coin} /> }} />
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
  if (dailyLimit === null || dailyRemaining === null) return <Text id="merchantRate.noLimit" />;
  return (
    <TwoLine
      title={
        <Text
          id="merchantRate.left"
          values={{
            left: <ExactMoney amount={dailyRemaining} unit={coin} />,
            limit: <ExactMoney amount={dailyLimit} unit={coin} />,
          }}
        />
      }
      note={resetsAt && <Text id="merchantRate.resets" values={{ time: <When at={resetsAt} /> }} />}
    />
  );
}
