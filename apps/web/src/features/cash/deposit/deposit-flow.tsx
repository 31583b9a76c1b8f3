import type { CashChannel } from "@coffer/sdk";
import { Notice, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { useFlowForm } from "../../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../../platform/flow/flow-shell.tsx";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { formatSpan } from "../../../platform/time/duration.ts";
import { SupervisionCard } from "../account/supervision.tsx";
import { ChannelField } from "../order-form/channel-field.tsx";
import { ChannelNeeds } from "../order-form/channel-needs.tsx";
import { boundsOf, channelOf } from "../order-form/channels.ts";
import { useFee } from "../order-form/use-fee.ts";
import { useShown } from "../order-form/use-shown.ts";
import { type Details, detailsRule, noDetails } from "./details.ts";
import { type Offer, useDepositFlow } from "./use-deposit-flow.ts";

export interface DepositFlowProps {
  channels: readonly CashChannel[];
  /** The link's values. */
  currency: string | undefined;
}

/** Channel and amount → review → the order's own page with payment details. */
export function DepositFlow({ channels, currency }: DepositFlowProps) {
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
  const { fee, failure } = useFee("topUp", flow.step === "details" ? chosen?.channel : undefined, details.amount);
  const amount = useShown()(details.amount);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <FlowShell
        flow={flow}
        title={<FormattedMessage id="cash.depositTitle" />}
        lead={<FormattedMessage id="cash.depositLead" />}
        summary={
          <Summary
            details={details}
            channel={chosen}
            cost={quote ?? fee}
            span={quote?.arrivalSeconds ?? chosen?.arrivalSeconds}
          />
        }
        details={{
          content: (
            <Form form={form} id={flow.formId}>
              <ChannelField channels={offered} note={({ currency: of }) => of} />
              <ChannelNeeds channel={chosen} />
              <AmountField name="amount" label={<FormattedMessage id="cash.amount" />} {...boundsOf(chosen)} required />
              {failure !== undefined && <FailureNote error={failure} />}
            </Form>
          ),
          action: <FormattedMessage id="cash.toReview" />,
          note: <FormattedMessage id="cash.toReviewNote" />,
        }}
        review={{
          content: (
            <>
              <h2 className="font-semibold text-base">
                <FormattedMessage id="cash.reviewTitle" />
              </h2>
              <Summary
                details={details}
                channel={chosen}
                cost={quote ?? fee}
                span={quote?.arrivalSeconds ?? chosen?.arrivalSeconds}
              />
              <Notice live="off">
                <FormattedMessage id="cash.depositNext" />
              </Notice>
            </>
          ),
          action: <FormattedMessage id="cash.makeDeposit" values={{ amount, currency: chosen?.currency ?? "" }} />,
          note: <FormattedMessage id="cash.makeDepositNote" />,
        }}
        result={{ content: null, actions: null }}
      />
      {chosen && <SupervisionCard currency={chosen.currency} />}
    </div>
  );
}

interface SummaryProps {
  details: Details;
  channel: CashChannel | undefined;
  /** The cost and the received amount, as far as the server has computed them. */
  cost: Pick<Offer, "fee" | "received"> | undefined;
  span: number | undefined;
}

function Summary({ details, channel, cost, span }: SummaryProps) {
  const intl = useIntl();
  const unit = channel?.currency ?? "";
  const shown = (amount: string | undefined) => (amount ? <ExactMoney amount={amount} unit={unit} /> : "–");
  return (
    <SummaryList aria-live="polite">
      <SummaryRow label={<FormattedMessage id="cash.youPay" />} value={shown(details.amount)} />
      <SummaryRow label={<FormattedMessage id="cash.channel" />} value={channel?.name ?? "–"} />
      <SummaryRow label={<FormattedMessage id="cash.fee" />} value={shown(cost?.fee)} />
      <SummaryRow
        label={<FormattedMessage id="cash.arrives" />}
        value={
          span === undefined ? (
            "–"
          ) : (
            <FormattedMessage id="cash.afterPaying" values={{ span: formatSpan(span, intl) }} />
          )
        }
      />
      <SummaryTotal label={<FormattedMessage id="cash.received" />} value={shown(cost?.received)} />
    </SummaryList>
  );
}
