import { MerchantChannelKind, type MerchantChannelRate } from "@coffer/sdk";
import { CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { compare, isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";

/** A channel's cost, its limits, and its settlement time. */
export function useChannelColumns(resetsAt: string | undefined): Column<MerchantChannelRate>[] {
  const intl = useIntl();
  return [
    {
      id: "channel",
      header: intl.formatMessage({ id: "merchantRates.channel" }),
      value: ({ coin, networkName }) => `${coin} ${networkName}`,
      sort: true,
      cell: ({ coin, networkName }) => <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={networkName} />,
    },
    {
      id: "fee",
      header: intl.formatMessage({ id: "merchantRates.fee" }),
      value: ({ ratePercent, fixedFee }) => `${ratePercent} % + ${fixedFee}`,
      cell: (channel) => <Fee of={channel} />,
    },
    {
      id: "single",
      header: intl.formatMessage({ id: "merchantRates.single" }),
      value: ({ singleMin, singleMax }) => `${singleMin} - ${singleMax}`,
      cell: ({ kind, coin, singleMin, singleMax }) => (
        <TwoLine
          title={
            <FormattedMessage
              id="merchantRates.from"
              values={{ amount: <ExactMoney amount={singleMin} unit={coin} /> }}
            />
          }
          note={
            // A deposit has no maximum, so its limit isn't shown.
            kind !== MerchantChannelKind.deposit && (
              <FormattedMessage
                id="merchantRates.to"
                values={{ amount: <ExactMoney amount={singleMax} unit={coin} /> }}
              />
            )
          }
        />
      ),
    },
    {
      id: "day",
      header: intl.formatMessage({ id: "merchantRates.day" }),
      value: ({ dailyRemaining }) => dailyRemaining ?? "",
      cell: (channel) => <Day of={channel} resetsAt={resetsAt} />,
    },
    {
      id: "settles",
      header: intl.formatMessage({ id: "merchantRates.settles" }),
      value: ({ settlementHourCount }) => String(settlementHourCount),
      number: true,
      sort: true,
      cell: ({ settlementHourCount: hours, enabled }) =>
        enabled ? (
          <FormattedMessage id="merchantRates.within" values={{ hours }} />
        ) : (
          <StatusChip tone="warn">
            <FormattedMessage id="merchantRates.closed" />
          </StatusChip>
        ),
    },
  ];
}

function Fee({ of: { coin, ratePercent, fixedFee, minFee } }: { of: MerchantChannelRate }) {
  const hasFixed = !isZero(fixedFee);
  if (isZero(ratePercent) && !hasFixed && isZero(minFee)) return <FormattedMessage id="merchantRates.free" />;
  return (
    <TwoLine
      title={
        <>
          {!isZero(ratePercent) && <FormattedMessage id="merchantRates.percent" values={{ percent: ratePercent }} />}
          {!isZero(ratePercent) && hasFixed && " + "}
          {hasFixed && <ExactMoney amount={fixedFee} unit={coin} />}
        </>
      }
      note={
        compare(minFee, fixedFee) > 0 && (
          <FormattedMessage
            id="merchantRates.atLeast"
            values={{ amount: <ExactMoney amount={minFee} unit={coin} /> }}
          />
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
  if (dailyLimit === null || dailyRemaining === null) return <FormattedMessage id="merchantRates.noLimit" />;
  return (
    <TwoLine
      title={
        <FormattedMessage
          id="merchantRates.left"
          values={{
            left: <ExactMoney amount={dailyRemaining} unit={coin} />,
            limit: <ExactMoney amount={dailyLimit} unit={coin} />,
          }}
        />
      }
      note={resetsAt && <FormattedMessage id="merchantRates.resets" values={{ time: <When at={resetsAt} /> }} />}
    />
  );
}
