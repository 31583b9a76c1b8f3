import { CoinIcon, SummaryRow } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useFlowForm, useFlowProofForm } from "../../../kernel/flow/flow-forms.ts";
import { FlowShell } from "../../../kernel/flow/flow-shell.tsx";
import { AmountField } from "../../../kernel/form/amount-field.tsx";
import { Form } from "../../../kernel/form/form.tsx";
import { SelectField } from "../../../kernel/form/select-field.tsx";
import {
  emptyVerification,
  type Method,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../../kernel/proof/verification.tsx";
import { HeldRing } from "../../../kernel/quote/held-ring.tsx";
import { Text } from "../../../lib/text.tsx";
import { BuyForWords, BuyWords } from "../buy-words.tsx";
import { BuyLines } from "../order-lines.tsx";
import { RateDifference } from "../rate-difference.tsx";
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
      <SummaryRow label={<Text id="quickBuy.arrives" />} value={<Text id="quickBuy.arrivesIn" />} />
    </BuyLines>
  );
  const action = intent && <BuyForWords {...intent.details} />;
  return (
    <FlowShell
      flow={flow}
      title={<Text id="quickBuy.pageTitle" />}
      lead={<Text id="quickBuy.pageLead" />}
      summary={lines ?? <PageSummary pair={pairOf(pairs, typed)} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <Fields pairs={pairs} typed={typed} />
          </Form>
        ),
        action: <Text id="quickBuy.toReview" />,
        note: <Text id="quickBuy.toReviewNote" />,
      }}
      review={{
        content: <Review flow={flow} />,
        action: <Text id="quickBuy.toProof" />,
        note: <Text id="quickBuy.toProofNote" />,
      }}
      verify={{
        content: intent && <Prove flow={flow} methods={intent.quote.verificationMethods} />,
        action,
        note: <Text id="quickBuy.pageNext" />,
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
          label={<Text id="quickBuy.currency" />}
          size="lg"
          options={currencies.map(option)}
        />
        <SelectField name="coin" label={<Text id="quickBuy.coin" />} size="lg" options={coins.map(option)} />
      </div>
      <AmountField name="amount" label={<Text id="quickBuy.youPay" />} {...boundsOf(pairOf(pairs, typed))} required />
    </>
  );
}

function Review({ flow: { intent, was, act } }: { flow: Flow }) {
  if (!intent) return null;
  const { details, quote } = intent;
  const { coin, legalCurrency } = details;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          <BuyWords amount={quote.quantity} coin={coin} />
        </h2>
        {!act.busy && <HeldRing held={quote} />}
      </div>
      {was ? (
        <RateDifference coin={coin} legalCurrency={legalCurrency} was={was} now={quote} />
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
