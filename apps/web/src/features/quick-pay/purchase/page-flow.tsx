import { CoinIcon, SummaryRow } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useFlowForm, useFlowProofForm } from "../../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../../platform/flow/flow-shell.tsx";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import {
  emptyVerification,
  type Method,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../../platform/proof/verification.tsx";
import { BuyForLabel, BuyLabel } from "../../../platform/quick-pay/buy-label.tsx";
import { BuyLines } from "../../../platform/quick-pay/order-lines.tsx";
import { RateDifference } from "../../../platform/quick-pay/rate-difference.tsx";
import { HeldRing } from "../../../platform/quote/held-ring.tsx";
import { PageSummary } from "./page-summary.tsx";
import { boundsOf, type Details, detailsRule, type Pair, pairOf, startOf, usePairs } from "./pairs.ts";
import { type PageFlow as Flow, usePageFlow } from "./use-page-flow.ts";

/** Coin, currency and amount → the rate with its lines → the proof → the order's own page. */
export function PageFlow() {
  const pairs = usePairs();
  const flow = usePageFlow();
  const form = useFlowForm(flow, { schema: detailsRule(pairs), defaultValues: startOf(pairs) });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const intent = flow.step === "details" ? undefined : flow.intent;
  const lines = intent && (
    <BuyLines bought={{ ...intent.details, ...intent.quote }}>
      <SummaryRow
        label={<FormattedMessage id="quickPay.arrives" />}
        value={<FormattedMessage id="quickPay.arrivesIn" />}
      />
    </BuyLines>
  );
  const action = intent && <BuyForLabel {...intent.details} />;
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="quickPay.pageTitle" />}
      lead={<FormattedMessage id="quickPay.pageLead" />}
      summary={lines ?? <PageSummary pair={pairOf(pairs, typed)} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <Fields pairs={pairs} typed={typed} />
          </Form>
        ),
        action: <FormattedMessage id="quickPay.toReview" />,
        note: <FormattedMessage id="quickPay.toReviewNote" />,
      }}
      review={{
        content: <Review flow={flow} />,
        action: <FormattedMessage id="quickPay.toProof" />,
        note: <FormattedMessage id="quickPay.toProofNote" />,
      }}
      verify={{
        content: intent && <Prove flow={flow} methods={intent.quote.verificationMethods} />,
        action,
        note: <FormattedMessage id="quickPay.pageNext" />,
      }}
      result={{ content: null, actions: null }}
    />
  );
}

const option = (code: string) => ({ value: code, label: code, icon: <CoinIcon ticker={code} size="sm" /> });

function Fields({ pairs, typed }: { pairs: readonly Pair[]; typed: Details }) {
  const currencies = [...new Set(pairs.map(({ legalCurrency }) => legalCurrency))];
  const coins = pairs.filter(({ legalCurrency }) => legalCurrency === typed.legalCurrency).map(({ coin }) => coin);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          name="legalCurrency"
          label={<FormattedMessage id="quickPay.currency" />}
          size="lg"
          options={currencies.map(option)}
        />
        <SelectField
          name="coin"
          label={<FormattedMessage id="quickPay.coin" />}
          size="lg"
          options={coins.map(option)}
        />
      </div>
      <AmountField
        name="amount"
        label={<FormattedMessage id="quickPay.youPay" />}
        {...boundsOf(pairOf(pairs, typed))}
        required
      />
    </>
  );
}

function Review({ flow: { intent, act, quote: price } }: { flow: Flow }) {
  if (!intent) return null;
  const { details, quote } = intent;
  const { coin, legalCurrency } = details;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          <BuyLabel amount={quote.quantity} coin={coin} />
        </h2>
        {!act.busy && <HeldRing held={quote} />}
      </div>
      {price.was ? (
        <RateDifference coin={coin} legalCurrency={legalCurrency} was={price.was} now={quote} />
      ) : (
        <BuyLines bought={{ ...details, ...quote }} />
      )}
    </>
  );
}

function Prove({ flow, methods }: { flow: Flow; methods: readonly Method[] }) {
  const form = useFlowProofForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: verificationSecrets,
  });
  return (
    <Form form={form} id={flow.formId}>
      {!flow.locked && <VerificationFields methods={methods} />}
    </Form>
  );
}
