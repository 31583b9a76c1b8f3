import type { PaymentOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody } from "@coffer/ui";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { useOnce } from "../../../platform/action/use-once.ts";
import { CoinNetworkField } from "../../../platform/destination/coin-network-field.tsx";
import { UnknownOutcome } from "../../../platform/flow/unknown-outcome.tsx";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { serverNow } from "../../../platform/time/deadline.ts";
import { coffer } from "../api.ts";
import { type Ask, type AskTerms, askRule, boundsOf, firstValidity, newNumber, noAsk, validities } from "./ask-rule.ts";
import { AskSummary } from "./ask-summary.tsx";

/** Refusals about one of the fields, with the field. */
const codes = {
  40001: "coin",
  40002: "network",
  40009: "merchantOrderNumber",
  40013: "amount",
  40014: "amount",
  40015: "amount",
  60002: "coin",
  60012: "priceIn",
} as const;

export interface AskFormProps {
  terms: AskTerms;
  start: Pick<Ask, "coin" | "network" | "priceIn">;
  /** The currency that also values an order in coin. */
  pricingCurrency: string;
  done: (order: PaymentOrderDetail) => void;
}

/** A payment request: price, coin and purpose. One order, however often it is sent. */
export function AskForm({ terms, start, pricingCurrency, done }: AskFormProps) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const [number] = useState(() => newNumber(new Date(serverNow())));
  const once = useOnce<Ask, PaymentOrderDetail>({
    send: (ask, key) => coffer.merchant.createPaymentOrder(inputOf(ask, pricingCurrency), key).finally(moved),
    done,
  });
  const form = useCofferForm({
    schema: askRule(terms),
    defaultValues: {
      ...{ ...noAsk, ...start },
      ...{ merchantOrderNumber: number, validMinutes: firstValidity(terms.mostMinutes) },
    },
    act: once.act,
    submit: once.submit,
    codes,
    fields: { fiatAmount: "amount", fiatCurrency: "priceIn" },
  });
  const [coin, network, priceIn, amount] = useWatch({
    control: form.control,
    name: ["coin", "network", "priceIn", "amount"],
  });
  const bounds = boundsOf(terms, { coin, network, priceIn });
  if (once.lost) return <UnknownOutcome unknown="send" busy={once.act.busy} settle={once.settle} />;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
      <Card>
        <CardBody>
          <Form form={form}>
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_150px]">
              <AmountField name="amount" label={<FormattedMessage id="merchantTill.amount" />} required {...bounds} />
              <SelectField
                name="priceIn"
                label={<FormattedMessage id="merchantTill.priceIn" />}
                size="lg"
                options={[
                  ...terms.currencies.map(({ currency }) => ({ value: currency, label: currency })),
                  ...(coin === "" ? [] : [{ value: coin, label: coin }]),
                ]}
              />
            </div>
            <CoinNetworkField coins={terms.coins} about={({ depositEnabled }) => ({ closed: !depositEnabled })} />
            <TextField
              name="subject"
              label={<FormattedMessage id="merchantTill.subject" />}
              hint={<FormattedMessage id="merchantTill.subjectHint" />}
              required
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                name="merchantOrderNumber"
                label={<FormattedMessage id="merchantTill.number" />}
                hint={<FormattedMessage id="merchantTill.numberHint" />}
                mono
                required
              />
              <SelectField
                name="validMinutes"
                label={<FormattedMessage id="merchantTill.valid" />}
                options={validities(terms.mostMinutes).map((minutes) => ({
                  value: String(minutes),
                  label: intl.formatMessage({ id: "merchantTill.minutes" }, { minutes }),
                }))}
              />
            </div>
            <TextField
              name="returnUrl"
              label={<FormattedMessage id="merchantTill.returnUrl" />}
              hint={<FormattedMessage id="merchantTill.returnUrlHint" />}
              type="url"
              placeholder="https://"
            />
            <Button
              type="submit"
              size="lg"
              loading={form.busy}
              loadingLabel={intl.formatMessage({ id: "form.sending" })}
            >
              <FormattedMessage id="merchantTill.ask" />
            </Button>
          </Form>
        </CardBody>
      </Card>
      <AskSummary terms={terms} ask={{ coin, network, priceIn, amount }} />
    </div>
  );
}

function inputOf({ amount, priceIn, validMinutes, returnUrl, ...ask }: Ask, pricingCurrency: string) {
  const isFiat = priceIn !== ask.coin;
  return {
    ...ask,
    validMinutes: Number(validMinutes),
    ...(isFiat ? { fiatCurrency: priceIn, fiatAmount: amount } : { fiatCurrency: pricingCurrency, amount }),
    ...(returnUrl !== "" && { returnUrl }),
  };
}
