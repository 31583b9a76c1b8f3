import { Button, Card, CardBody, CardTitle, Notice, Steps } from "@coffer/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { AskFirst, type AskFirstProps } from "../form/ask-first.tsx";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { FailureNote } from "../page/failure-note.tsx";
import { Page } from "../page/page.tsx";
import { StickyAction } from "../page/sticky-action.tsx";
import type { FlowStep } from "./flow-search.ts";
import { isReopened } from "./flow-state.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { PriceNotice } from "./price-notice.tsx";
import { UnknownOutcome } from "./unknown-outcome.tsx";
import type { Flow } from "./use-flow.ts";

interface StepView {
  content: ReactNode;
  /** The button's text, which repeats verb and amount. */
  action: ReactNode;
  /** Below the button: the next step. */
  note?: ReactNode;
}

export interface FlowShellProps<Details extends FieldValues, Sent, Proof, Quote> {
  flow: Flow<Details, Sent, Proof, Quote>;
  title: ReactNode;
  lead?: ReactNode;
  /** What leaves, the fee, what arrives, and when: on every step. */
  summary: ReactNode;
  details: StepView;
  review: StepView;
  verify?: StepView | undefined;
  result: { content: ReactNode; actions: ReactNode };
  /** The texts of the cancel question, equal wherever it is offered. */
  cancelWords?: Pick<AskFirstProps, "title" | "body" | "yes" | "no"> & { label: ReactNode };
}

const stepText = {
  details: "flow.details",
  review: "flow.review",
  verify: "flow.verify",
  result: "flow.result",
} as const satisfies Record<FlowStep, PlainMessageId>;

/** The frame of every money flow: steps above, content on the left, summary and the main button on the right. */
export function FlowShell<Details extends FieldValues, Sent, Proof, Quote>(
  props: FlowShellProps<Details, Sent, Proof, Quote>,
) {
  const { flow, summary, result } = props;
  const intl = useIntl();
  const { step, steps, act, quote } = flow;
  const current = step === "result" ? steps.length : steps.indexOf(step);
  const view = step === "result" ? undefined : step === "verify" ? props.verify : props[step];
  const content = useStepFocus(step);

  return (
    <Page title={props.title} lead={props.lead}>
      <Steps
        steps={steps.map((name) => <FormattedMessage key={name} id={stepText[name]} />)}
        current={current}
        label={intl.formatMessage({ id: "flow.steps" })}
        compactLabel={
          <FormattedMessage
            id="flow.stepOf"
            values={{ step: Math.min(current + 1, steps.length), steps: steps.length }}
          />
        }
        doneLabel={intl.formatMessage({ id: "flow.stepDone" })}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card ref={content} tabIndex={-1} aria-label={intl.formatMessage({ id: stepText[step] })}>
          <CardBody className="flex flex-col gap-5">
            {flow.unknown && <UnknownOutcome unknown={flow.unknown} busy={act.busy} settle={flow.settle} />}
            {/* The other steps are forms, which show their own failure. */}
            {step === "review" && act.failure !== undefined && <FailureNote error={act.failure} />}
            {/* Frozen during the request: its start counts. */}
            {step === "review" && quote.held && !act.busy && !flow.unknown && <PriceNotice quote={quote} />}
            {isReopened(flow.state) && (
              <Notice tone="warn" title={<FormattedMessage id="flow.reopened" />}>
                <FormattedMessage id="flow.reopenedBody" />
              </Notice>
            )}
            {step === "result" ? result.content : view?.content}
            {step === "result" && <div className="flex flex-wrap gap-2.5 empty:hidden">{result.actions}</div>}
          </CardBody>
        </Card>
        <Card>
          <CardBody className="flex flex-col gap-4">
            <CardTitle>
              <FormattedMessage id="flow.summary" />
            </CardTitle>
            {summary}
            {view && <FlowActions {...props} view={view} />}
          </CardBody>
        </Card>
      </div>
      <LeaveGuard {...flow.leaving} />
    </Page>
  );
}

function FlowActions<Details extends FieldValues, Sent, Proof, Quote>({
  flow,
  view,
  cancelWords,
}: FlowShellProps<Details, Sent, Proof, Quote> & { view: StepView }) {
  const intl = useIntl();
  const { step, formId, act, unknown, quote, cancel } = flow;
  // Nothing has left yet: the details can still be changed.
  const isReturnable = step === "review" || (step === "verify" && flow.state.at === "reviewing");
  const priceless = quote.held !== undefined && (quote.changed || quote.over) && !act.busy;
  // The review has no fields: its button sends. The other steps are forms, submitted from here.
  const press = step === "review" ? { onClick: () => void flow.send() } : { type: "submit" as const, form: formId };
  return (
    <>
      <StickyAction>
        <Button
          {...press}
          size="lg"
          className="w-full"
          loading={act.busy}
          disabled={unknown !== undefined || flow.locked || (step === "review" && priceless)}
          loadingLabel={intl.formatMessage({ id: "form.sending" })}
        >
          {view.action}
        </Button>
      </StickyAction>
      {view.note && <p className="text-ink-2 text-label">{view.note}</p>}
      {isReturnable && (
        <Button variant="ghost" onClick={() => void flow.back()} disabled={act.busy || unknown !== undefined}>
          <FormattedMessage id="flow.back" />
        </Button>
      )}
      {step === "verify" && cancel && cancelWords && (
        <AskFirst
          {...cancelWords}
          act={cancel}
          trigger={
            <Button variant="ghost" disabled={act.busy}>
              {cancelWords.label}
            </Button>
          }
        />
      )}
      {step === "verify" && !isReturnable && act.failure !== undefined && (
        // A request that can no longer be proved must not block the page.
        <Button variant="ghost" onClick={() => void flow.startOver()} disabled={act.busy}>
          <FormattedMessage id="flow.startOver" />
        </Button>
      )}
    </>
  );
}

/** Moves the focus to a new step, so that keyboards and screen readers start at its top. */
function useStepFocus(step: FlowStep) {
  const element = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return element;
}
