import { Button, Notice } from "@coffer/ui";
import { type Control, useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { compare, decimalsOf, formatAmount, formatWorth, isZero, multiply } from "../../platform/amount/amount.ts";
import { networkOf } from "../../platform/destination/coin-network-field.tsx";
import { DestinationFields } from "../../platform/destination/destination.tsx";
import { HeldCoins, heldFirst } from "../../platform/destination/held-coins.tsx";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import type { Details } from "./details.ts";
import { NewAddressNote } from "./new-address-note.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import { useWithdrawService } from "./service.tsx";
import { boundsOf, holdingOf, knownAddresses, reviewOf, type Source, type Terms } from "./terms.ts";

export interface DetailsFormProps {
  terms: Terms;
  control: Control<Details, unknown, Details>;
}

/** Coin and network, recipient, amount. */
export function DetailsForm({ terms, control }: DetailsFormProps) {
  const intl = useIntl();
  const { locale } = intl;
  const { setValue } = useFormContext<Details>();
  const { reference } = useWithdrawService();
  const details = useWatch({ control, compute: (values) => values });
  const network = networkOf(terms.coins, details);
  const holding = holdingOf(terms, details.coin);
  const review = reviewOf(terms, details.coin);
  const worth = details.amount && holding ? multiply(details.amount, holding.price) : undefined;

  return (
    <>
      {!details.coin && (
        <HeldCoins coins={terms.coins} holdings={terms.holdings} choose={(coin) => setValue("coin", coin)} />
      )}
      <DestinationFields
        coins={heldFirst(terms.coins, terms.holdings)}
        about={({ withdrawFee, withdrawEnabled }, coin) => ({
          note: intl.formatMessage({ id: "withdrawals.feeOf" }, { fee: withdrawFee, coin }),
          closed: !withdrawEnabled,
        })}
        saved={terms.saved}
        known={knownAddresses(terms)}
      />
      <AmountField
        name="amount"
        label={<FormattedMessage id="withdrawals.amount" />}
        {...(boundsOf(terms, details) ?? { unit: details.coin, decimals: holding?.scale ?? 0 })}
        approx={
          worth && <FormattedMessage id="page.about" values={{ worth: formatWorth(worth, terms.currency, locale) }} />
        }
        required
      />
      <DayNote holding={holding} />
      <NewAddressNote details={details} terms={terms} />
      <BalanceNote holding={holding} />
      {review && details.amount && compare(details.amount, review.from) >= 0 && <ReviewNotice review={review} />}
      <reference.Fields />
      {network && (
        <Notice tone="warn" live="off">
          <FormattedMessage id="withdrawals.networkWarning" values={{ network: network.name }} />
        </Notice>
      )}
    </>
  );
}

/** The daily limit and its rest. */
function DayNote({ holding }: { holding: Source | undefined }) {
  const { locale } = useIntl();
  if (!holding || holding.dailyLimit === null || holding.dailyRemaining === null) return null;
  const { coin, dailyLimit, dailyRemaining } = holding;
  const shown = (amount: string) => formatAmount(amount, { decimals: decimalsOf(amount), locale });
  return (
    <p className="text-ink-2 text-label">
      <FormattedMessage id="withdrawals.day" values={{ left: shown(dailyRemaining), limit: shown(dailyLimit), coin }} />
    </p>
  );
}

/** Announces an empty balance early, with a link to deposit. */
function BalanceNote({ holding }: { holding: Source | undefined }) {
  if (!holding || !isZero(holding.available)) return null;
  return <DepositFirst coin={holding.coin} />;
}

function DepositFirst({ coin }: { coin: string }) {
  const { deposit, words } = useWithdrawService();
  return (
    <Notice
      action={
        <Button asChild variant="secondary" size="sm">
          <PathLink to={deposit} search={{ coin }}>
            <FormattedMessage id="withdrawals.depositFirst" values={{ coin }} />
          </PathLink>
        </Button>
      }
    >
      <FormattedMessage id={words.nothing} values={{ coin }} />
    </Notice>
  );
}
