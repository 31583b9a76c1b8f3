import type { FiatTradeState, TradeSide } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useFlowForm, useFlowProofForm } from "../../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../../platform/flow/flow-shell.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { PinFirst } from "../../../platform/proof/pin-first.tsx";
import { pinProof, pinSecrets } from "../../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../../platform/proof/verification.tsx";
import { useAccount } from "../../../platform/session.ts";
import { Obstacles, obstaclesOn } from "./obstacles.tsx";
import { RedirectToOrder } from "./redirect-to-order.tsx";
import { SideSwitch } from "./side-switch.tsx";
import { type Trade, tradeRule } from "./trade.ts";
import { TradeFields } from "./trade-fields.tsx";
import { TradeLabel } from "./trade-label.tsx";
import { OfferLines, ReferenceLines } from "./trade-lines.tsx";
import type { Terms } from "./use-terms.ts";
import { type Again, useTradeFlow } from "./use-trade-flow.ts";

/** Why no order was made; it is requested again at the same price. */
const why = {
  60022: { title: "p2p.rematched", body: "p2p.rematchedBody" },
  60025: { title: "p2p.recounted", body: "p2p.recountedBody" },
} as const satisfies Record<Again, { title: PlainMessageId; body: PlainMessageId }>;

export interface TradeDeskProps {
  side: TradeSide;
  start: Trade;
  terms: Terms;
  state: FiatTradeState;
}

/** A trade with a dealer: selected, reviewed, proved for a sale, ordered once. */
export function TradeDesk({ side, start, terms, state }: TradeDeskProps) {
  const { flow, again } = useTradeFlow(side, terms);
  const form = useFlowForm(flow, { schema: tradeRule(side, terms), defaultValues: start });
  const methods = pinProof(useAccount());
  const proof = useFlowProofForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: pinSecrets(methods),
  });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const { intent } = flow;
  if (flow.step === "result" && flow.sent) return <RedirectToOrder id={flow.sent.id} />;
  // Before any input; a pending request is not interrupted.
  if (flow.step === "details" && obstaclesOn(state, side).length > 0) {
    return (
      <Page title={<FormattedMessage id="p2p.title" />} lead={<FormattedMessage id="p2p.lead" />}>
        <div className="flex max-w-[560px] flex-col gap-5">
          <SideSwitch side={side} />
          <Obstacles state={state} side={side} />
        </div>
      </Page>
    );
  }
  const action = intent && <TradeLabel side={side} amount={intent.quote.quantity} coin={intent.details.coin} />;
  const lines = intent && <OfferLines side={side} trade={intent.details} offer={intent.quote} terms={terms} />;
  const minutes = Math.round((intent?.quote.paymentWindowSeconds ?? 0) / 60);
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="p2p.title" />}
      lead={<FormattedMessage id="p2p.lead" />}
      summary={flow.step === "details" ? <ReferenceLines side={side} trade={typed} terms={terms} /> : lines}
      details={{
        content: (
          <>
            <SideSwitch side={side} />
            {side === "sell" && <PinFirst why="p2p.pinWhySell" />}
            <Form form={form} id={flow.formId}>
              <TradeFields side={side} terms={terms} />
            </Form>
          </>
        ),
        action: <FormattedMessage id="p2p.lookOver" />,
        note: <FormattedMessage id="p2p.lookOverNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">{action}</h2>
            {again && !flow.quote.changed && (
              <Notice tone="warn" title={<FormattedMessage id={why[again].title} />}>
                <FormattedMessage id={why[again].body} />
              </Notice>
            )}
            {lines}
          </>
        ),
        action: side === "buy" ? action : <FormattedMessage id="p2p.toVerify" />,
        note: <FormattedMessage id={side === "buy" ? "p2p.buyNote" : "p2p.sellNote"} values={{ minutes }} />,
      }}
      verify={{
        content: (
          <Form form={proof} id={flow.formId}>
            <VerificationFields methods={methods} />
          </Form>
        ),
        action,
        note: <FormattedMessage id="p2p.sellNote" values={{ minutes }} />,
      }}
      result={{ content: null, actions: null }}
    />
  );
}
