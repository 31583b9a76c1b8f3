import type { CardPaymentMethod } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { SelectField } from "../../platform/form/select-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { boundsOf, currencyOf, type Details, type Terms } from "./terms.ts";

// Brand names, equal in every language.
export const methodNames: Record<CardPaymentMethod, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  applePay: "Apple Pay",
  googlePay: "Google Pay",
};
const nameOf = (method: string) => (method in methodNames ? methodNames[method as CardPaymentMethod] : method);
const option = (code: string) => ({ value: code, label: code, icon: <CoinIcon ticker={code} size="sm" /> });

/** Currency, amount, coin and payment method. */
export function DetailsForm({ terms }: { terms: Terms }) {
  const { control, setValue } = useFormContext<Details>();
  const [legalCurrency, coin] = useWatch({ control, name: ["legalCurrency", "coin"] });
  const row = currencyOf(terms, legalCurrency);
  const fits = row?.coins.includes(coin) ?? true;
  // Another currency may buy other coins.
  useEffect(() => {
    if (!fits) setValue("coin", "");
  }, [fits, setValue]);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          name="legalCurrency"
          label={<FormattedMessage id="quickPay.currency" />}
          size="lg"
          options={terms.currencies.map((each) => option(each.legalCurrency))}
        />
        <SelectField
          name="coin"
          label={<FormattedMessage id="quickPay.coin" />}
          size="lg"
          options={(row?.coins ?? []).map(option)}
        />
      </div>
      <AmountField name="amount" label={<FormattedMessage id="quickPay.youPay" />} {...boundsOf(row)} required />
      <RadioField
        name="paymentMethod"
        label={<FormattedMessage id="cards.method" />}
        options={(row?.paymentMethods ?? []).map((method) => ({ value: method, label: nameOf(method) }))}
        columns={2}
      />
    </>
  );
}
