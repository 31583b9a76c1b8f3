import type { CashChannel } from "@coffer/sdk";
import { CoinIcon, Notice, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useFlowForm } from "../../../kernel/flow/flow-forms.ts";
import { FlowShell } from "../../../kernel/flow/flow-shell.tsx";
import { AmountField } from "../../../kernel/form/amount-field.tsx";
import { Form } from "../../../kernel/form/form.tsx";
import { RadioField } from "../../../kernel/form/radio-field.tsx";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { decimalsOf, formatAmount } from "../../../lib/money.ts";
import { formatSpan } from "../../../lib/span.ts";
import { Text, useLocale, useText } from "../../../lib/text.tsx";
import { boundsOf, channelOf, type Details, detailsRule, noDetails } from "./details.ts";
import { type Offer, useDepositFlow } from "./use-deposit-flow.ts";

export interface DepositFlowProps {
  channels: readonly CashChannel[];
  /** What the link brought. */
  currency: string | undefined;
}

/** Channel and amount → review → the order's own page, which says where to pay. */
export function DepositFlow({ channels, currency }: DepositFlowProps) {
  const locale = useLocale();
  const flow = useDepositFlow();
  const offered = channels.filter((each) => currency === undefined || each.currency === currency);
  const first = offered.find(({ open }) => open)?.channel ?? "";
  const form = useFlowForm(flow, {
    schema: detailsRule(channels),
    defaultValues: { ...noDetails, channel: currency === undefined ? "" : first },
  });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const details = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const chosen = channelOf(channels, details.channel);
  const quote = flow.step === "details" ? undefined : flow.intent?.quote;
  const amount = formatAmount(details.amount || "0", {
    decimals: Math.max(2, decimalsOf(details.amount || "0")),
    locale,
  });
  return (
    <FlowShell
      flow={flow}
      title={<Text id="cash.depositTitle" />}
      lead={<Text id="cash.depositLead" />}
      summary={<Summary details={details} channel={chosen} quote={quote} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <ChannelField channels={offered} />
            {chosen?.whitelistRequired && <IbanNote />}
            {chosen?.attachmentRequired && (
              <Notice tone="warn" live="off" title={<Text id="cash.papersFirst" />}>
                <Text id="cash.papersFirstBody" />
              </Notice>
            )}
            <AmountField name="amount" label={<Text id="cash.amount" />} {...boundsOf(chosen)} required />
          </Form>
        ),
        action: <Text id="cash.toReview" />,
        note: <Text id="cash.toReviewNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <Text id="cash.reviewTitle" />
            </h2>
            <Summary details={details} channel={chosen} quote={quote} />
            <Notice live="off">
              <Text id="cash.depositNext" />
            </Notice>
          </>
        ),
        action: <Text id="cash.makeDeposit" values={{ amount, currency: chosen?.currency ?? "" }} />,
        note: <Text id="cash.makeDepositNote" />,
      }}
      result={{ content: null, actions: null }}
    />
  );
}

function ChannelField({ channels }: { channels: readonly CashChannel[] }) {
  const text = useText();
  return (
    <RadioField
      name="channel"
      label={<Text id="cash.channel" />}
      options={channels.map(({ channel, name, currency, open }) => ({
        value: channel,
        label: name,
        note: open ? currency : text("form.closed"),
        icon: <CoinIcon ticker={currency} size="sm" />,
        disabled: !open,
      }))}
      columns={2}
      required
    />
  );
}

/** The contract: "money from an IBAN that isn't on the list is sent back". */
function IbanNote() {
  return (
    <Notice tone="warn" live="off" title={<Text id="cash.ibanOnly" />}>
      <Link to="/assets/cash/whitelist" search={{}} className="underline underline-offset-2">
        <Text id="cash.ibans" />
      </Link>
    </Notice>
  );
}

function Summary({
  details,
  channel,
  quote,
}: {
  details: Details;
  channel: CashChannel | undefined;
  quote: Offer | undefined;
}) {
  const locale = useLocale();
  const unit = channel?.currency ?? "";
  const shown = (amount: string | undefined) => (amount ? <ExactMoney amount={amount} unit={unit} /> : "–");
  const span = quote?.arrivalSeconds ?? channel?.arrivalSeconds;
  return (
    <SummaryList aria-live="polite">
      <SummaryRow label={<Text id="cash.youPay" />} value={shown(details.amount)} />
      <SummaryRow label={<Text id="cash.channel" />} value={channel?.name ?? "–"} />
      <SummaryRow label={<Text id="cash.fee" />} value={quote ? shown(quote.fee) : <Text id="cash.feeAtReview" />} />
      <SummaryRow
        label={<Text id="cash.arrives" />}
        value={span === undefined ? "–" : <Text id="cash.afterPaying" values={{ span: formatSpan(span, locale) }} />}
      />
      <SummaryTotal label={<Text id="cash.received" />} value={shown(quote?.received)} />
    </SummaryList>
  );
}
