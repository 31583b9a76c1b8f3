import type { FinancialProductDetail } from "@coffer/sdk";
import { Field, InputGroup } from "@coffer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { filterTyped, parseAmount, pastedAmount } from "../../platform/amount/amount-input.ts";
import { interestOf } from "../../platform/amount/interest.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { formatDay } from "../../platform/time/time.ts";
import { Fact, Facts, Sum } from "./facts.tsx";
import { rateShown } from "./product-rows.tsx";

const defaultDays = 30;
const mostDays = 3650;

/** Exact interest for an amount and a number of days, by the payment rule. */
export function Calculator({ product }: { product: FinancialProductDetail }) {
  const intl = useIntl();
  const { locale } = intl;
  const [typed, setTyped] = useState("1000");
  const [daysTyped, setDays] = useState(String(product.termDays || defaultDays));
  const amount = parseAmount(typed) ?? "";
  const days = /^\d{1,4}$/.test(daysTyped) ? Number(daysTyped) : 0;
  const { coin, scale, annualRate, dayCountDays } = product;
  const fits = amount !== "" && decimalsOf(amount) <= scale && days > 0 && days <= mostDays;
  const earned = (of: number) => interestOf(amount, of, { annualRate, dayCountDays, scale });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={<FormattedMessage id="earn.amount" />}
          error={amount === "" && typed !== "" ? <FormattedMessage id="form.amountFormat" /> : undefined}
        >
          <InputGroup
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(filterTyped(event.target.value, scale))}
            onPaste={(event) => {
              event.preventDefault();
              setTyped(pastedAmount(event.clipboardData.getData("text")));
            }}
            trailing={coin}
          />
        </Field>
        <Field label={<FormattedMessage id="earn.daysKept" />}>
          <InputGroup
            inputMode="numeric"
            autoComplete="off"
            value={daysTyped}
            disabled={product.termDays > 0}
            onChange={(event) => setDays(event.target.value.replace(/\D/g, "").slice(0, 4))}
          />
        </Field>
      </div>
      <Facts live>
        <Fact label={<FormattedMessage id="earn.rate" />}>{rateShown(annualRate, locale)}</Fact>
        <Fact label={<FormattedMessage id="earn.aDay" />}>{fits ? <Sum amount={earned(1)} unit={coin} /> : "–"}</Fact>
        <Fact label={<FormattedMessage id="earn.firstInterest" />}>{formatDay(product.nextInterestAt, intl)}</Fact>
        <Fact total label={<FormattedMessage id="earn.interestOf" values={{ days }} />}>
          {fits ? <Sum amount={earned(days)} unit={coin} /> : "–"}
        </Fact>
      </Facts>
      <p className="text-ink-2 text-label">
        <FormattedMessage
          id={product.termDays > 0 ? "earn.ruleTerm" : "earn.ruleFlexible"}
          values={{ dayCount: dayCountDays }}
        />
      </p>
    </div>
  );
}
