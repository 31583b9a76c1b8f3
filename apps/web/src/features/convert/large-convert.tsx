import { Button, CoinIcon, type Option } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { Form } from "../../platform/form/form.tsx";
import { SelectField } from "../../platform/form/select-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { type ConvertFormProps, useFollow } from "./convert-flow.tsx";
import { coinsOf, type Large, largeRule, useLargeFlow } from "./large.ts";
import { LargeConversionView } from "./large-conversion-view.tsx";
import { LargeLines } from "./large-lines.tsx";
import { holdingOf, scaleOf, type Terms } from "./terms.ts";
import { WayChoice } from "./way-choice.tsx";

export interface LargeConvertProps extends Pick<ConvertFormProps, "follow"> {
  terms: Terms;
  start: Large;
}

/** Converts more than a quote's limit: the desk works in pieces, never below the limit price. */
export function LargeConvert({ terms, start, follow }: LargeConvertProps) {
  const { locale } = useIntl();
  const flow = useLargeFlow();
  const ways = useWays(terms);
  const form = useFlowForm(flow, { schema: largeRule(terms), defaultValues: start });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  useFollow({ ...coinsOf(typed.way), side: "from", amount: typed.amount }, follow);
  const large = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const { fromCoin, toCoin } = coinsOf(large.way);
  const amount = large.amount && formatAmount(large.amount, { decimals: decimalsOf(large.amount), locale });
  const action = amount ? (
    <FormattedMessage id="convert.action" values={{ amount, coin: fromCoin }} />
  ) : (
    <FormattedMessage id="convert.title" />
  );
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="convert.title" />}
      lead={<FormattedMessage id="convert.largeLead" />}
      summary={!flow.sent && <LargeLines terms={terms} large={large} />}
      details={{
        content: (
          <>
            <WayChoice way="desk" />
            <Form form={form} id={flow.formId}>
              <SelectField
                name="way"
                label={<FormattedMessage id="convert.coins" />}
                size="lg"
                searchable
                options={ways}
              />
              <AmountField
                name="amount"
                label={<FormattedMessage id="convert.youPay" />}
                unit={fromCoin}
                decimals={scaleOf(terms, fromCoin)}
                balance={holdingOf(terms, fromCoin)?.available}
                required
              />
              <AmountField
                name="least"
                label={<FormattedMessage id="convert.leastField" />}
                hint={<FormattedMessage id="convert.leastHint" />}
                unit={toCoin}
                decimals={scaleOf(terms, toCoin)}
              />
            </Form>
          </>
        ),
        action,
        note: <FormattedMessage id="convert.largeNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <FormattedMessage id="convert.reviewTitle" values={{ fromCoin, toCoin }} />
            </h2>
            <LargeLines terms={terms} large={large} />
            <p className="text-ink-2 text-label">
              <FormattedMessage id="convert.largeHeld" />
            </p>
          </>
        ),
        action,
        note: <FormattedMessage id="convert.final" />,
      }}
      result={{
        content: flow.sent && <LargeConversionView id={flow.sent.id} />,
        actions: (
          <>
            <Button onClick={() => void flow.startOver()}>
              <FormattedMessage id="convert.another" />
            </Button>
            <Button asChild variant="secondary">
              <Link to="/convert/order" search={{ kind: "desk" }}>
                <FormattedMessage id="convert.allOrders" />
              </Link>
            </Button>
          </>
        ),
      }}
    />
  );
}

/** Every pair in both directions. */
function useWays({ pairs }: Terms): readonly Option[] {
  return useMemo(() => {
    const both = pairs.flatMap(({ fromCoin, toCoin }) => [
      { from: fromCoin, to: toCoin },
      { from: toCoin, to: fromCoin },
    ]);
    return both.map(({ from, to }) => ({
      value: `${from}/${to}`,
      label: `${from} → ${to}`,
      icon: <CoinIcon ticker={from} size="sm" />,
    }));
  }, [pairs]);
}
