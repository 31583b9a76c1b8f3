import { IconButton } from "@coffer/ui";
import { ArrowDownUpIcon } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount, formatWorth, multiply } from "../../platform/amount/amount.ts";
import { parseAmount } from "../../platform/amount/amount-input.ts";
import { useLabel } from "../../platform/form/labels.ts";
import { useProblem } from "../../platform/form/use-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useFailureText } from "../../platform/page/failure-text.ts";
import { AmountChips } from "./amount-chips.tsx";
import { AmountSide } from "./amount-side.tsx";
import { amountsOf, type Choice, coinAt, flipped, type Side, withCoin } from "./choice.ts";
import { useCoinOptions } from "./coin-options.tsx";
import { isAboutAmount } from "./quote-failure.tsx";
import { coinOf, holdingOf, pairIn, scaleOf, type Terms } from "./terms.ts";
import type { LiveQuote } from "./use-live-quote.ts";

const labels = { from: "convert.youPay", to: "convert.youReceive" } as const;
const coinLabels = { from: "convert.payCoin", to: "convert.receiveCoin" } as const;

/**
 * Two amounts, either of which can be typed: the other follows the price, the typed one never changes automatically.
 */
export function AmountsForm({ terms, live }: { terms: Terms; live: LiveQuote }) {
  const intl = useIntl();
  const form = useFormContext<Choice>();
  const choice = useWatch({ control: form.control, compute: (values: Choice) => values });
  const { field, fieldState } = useController<Choice, "amount">({ name: "amount" });
  const [typed, setTyped] = useState(choice.amount);
  const problem = useProblem();
  const failureText = useFailureText();
  useLabel("amount", <FormattedMessage id={labels[choice.side]} />);

  const put = (next: Choice) => {
    for (const name of ["fromCoin", "toCoin", "side"] as const)
      if (next[name] !== choice[name]) form.setValue(name, next[name], { shouldDirty: true });
    form.setValue("amount", next.amount, {
      shouldDirty: true,
      // An error of the amount may not apply to another coin.
      shouldValidate: fieldState.error !== undefined,
    });
  };
  const type = (side: Side, next: string) => {
    setTyped(next);
    put({ ...choice, side, amount: parseAmount(next) ?? "" });
  };
  const amounts = amountsOf(choice, live.quote);
  // Typed text is kept; a button or a reset replaces it.
  const shown = (side: Side) =>
    side === choice.side && (parseAmount(typed) ?? "") === choice.amount ? typed : amounts[side];
  const { fromCoin } = choice;
  const options = { from: useCoinOptions(terms, choice, "from"), to: useCoinOptions(terms, choice, "to") };
  const { words, details } = failureText(live.failure);
  const refused = isAboutAmount(live.failure) ? [words, details].filter(Boolean).join(" ") : undefined;

  const sideOf = (side: Side) => {
    const coin = coinAt(choice, side);
    const isTyped = side === choice.side;
    return (
      <AmountSide
        label={<FormattedMessage id={labels[side]} />}
        coinLabel={intl.formatMessage({ id: coinLabels[side] })}
        coin={coin}
        options={options[side]}
        choose={(chosen) => put(withCoin(choice, side, chosen, terms.pairs))}
        shown={shown(side)}
        type={(next) => type(side, next)}
        decimals={scaleOf(terms, coin)}
        have={<Have terms={terms} coin={coin} />}
        note={<Note terms={terms} coin={coin} />}
        worth={<WorthOf terms={terms} coin={coin} amount={amounts[side]} />}
        error={
          isTyped
            ? (problem(fieldState.error?.message, intl.formatMessage({ id: labels[side] })) ?? refused)
            : undefined
        }
        inputRef={isTyped ? field.ref : undefined}
        onBlur={isTyped ? field.onBlur : undefined}
        busy={!isTyped && live.busy}
      />
    );
  };

  return (
    <div className="flex flex-col gap-3">
      {sideOf("from")}
      <AmountChips
        pair={pairIn(terms, choice)}
        coin={fromCoin}
        decimals={scaleOf(terms, fromCoin)}
        balance={holdingOf(terms, fromCoin)?.available}
        fill={(amount) => type("from", amount)}
      />
      <IconButton
        variant="secondary"
        label={intl.formatMessage({ id: "convert.flip" })}
        className="self-center rounded-full!"
        onClick={() => put(flipped(choice))}
      >
        <ArrowDownUpIcon />
      </IconButton>
      {sideOf("to")}
    </div>
  );
}

interface OfCoin {
  terms: Terms;
  coin: string;
}

function Have({ terms, coin }: OfCoin) {
  const { locale } = useIntl();
  const available = holdingOf(terms, coin)?.available;
  if (available === undefined) return null;
  const amount = formatAmount(available, { decimals: Math.max(2, decimalsOf(available)), locale });
  return <FormattedMessage id="convert.available" values={{ amount, coin }} />;
}

/** The coin's name, and its wallet. */
function Note({ terms, coin }: OfCoin) {
  const config = coinOf(terms, coin);
  if (!config) return null;
  return (
    <FormattedMessage
      id={config.kind === "fiat" ? "convert.inCash" : "convert.inMain"}
      values={{ name: config.name }}
    />
  );
}

function WorthOf({ terms, coin, amount }: OfCoin & { amount: Amount }) {
  const { locale } = useIntl();
  const price = holdingOf(terms, coin)?.price;
  if (amount === "" || price === undefined) return null;
  return (
    <FormattedMessage
      id="page.about"
      values={{ worth: formatWorth(multiply(amount, price), terms.currency, locale) }}
    />
  );
}
