import { Button, Card, CardBody, CardTitle, Notice, Steps } from "@coffer/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { type MessageId, Text, useText } from "../../lib/text.tsx";
import { FailureNote } from "../page/failure-note.tsx";
import { Page } from "../page/page.tsx";
import type { FlowStep } from "./flow-draft.ts";
import { isPlaced } from "./flow-forms.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { UnknownOutcome } from "./unknown-outcome.tsx";
import type { Flow } from "./use-flow.ts";

interface StepView {
  content: ReactNode;
  /** What the button does, in words that repeat verb and amount. */
  action: ReactNode;
  /** Under the button: what comes next. */
  note?: ReactNode;
}

export interface FlowShellProps<Details, Sent> {
  flow: Flow<Details, Sent>;
  title: ReactNode;
  lead?: ReactNode;
  /** What leaves, the fee, what arrives, when: on every step. */
  summary: ReactNode;
  details: StepView;
  review: StepView;
  verify?: StepView | undefined;
  result: { content: ReactNode; actions: ReactNode };
  /** "Cancel this withdrawal", where the flow can. */
  cancelLabel?: ReactNode;
}

const stepText = {
  details: "flow.details",
  review: "flow.review",
  verify: "flow.verify",
  result: "flow.result",
} as const satisfies Record<FlowStep, MessageId>;

/** The frame of every money flow: steps above, the step's content at the left, the summary and the one button at the right. */
export function FlowShell<Details, Sent>(props: FlowShellProps<Details, Sent>) {
  const { flow, summary, result } = props;
  const text = useText();
  const { step, steps } = flow;
  const current = step === "result" ? steps.length : steps.indexOf(step);
  const view = step === "result" ? undefined : step === "verify" ? props.verify : props[step];
  const content = useStepFocus(step);

  return (
    <Page title={props.title} lead={props.lead}>
      <Steps
        steps={steps.map((name) => <Text key={name} id={stepText[name]} />)}
        current={current}
        label={text("flow.steps")}
        compactLabel={
          <Text id="flow.stepOf" values={{ step: Math.min(current + 1, steps.length), steps: steps.length }} />
        }
        doneLabel={text("flow.stepDone")}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card ref={content} tabIndex={-1} aria-label={text(stepText[step])}>
          <CardBody className="flex flex-col gap-5">
            {flow.unknown !== undefined ? (
              <UnknownOutcome flow={flow} />
            ) : (
              flow.failure !== undefined && !isPlaced(flow.failure, flow.codes) && <FailureNote error={flow.failure} />
            )}
            {flow.reopened && (
              <Notice tone="warn" title={<Text id="flow.reopened" />}>
                <Text id="flow.reopenedBody" />
              </Notice>
            )}
            {step === "result" ? result.content : view?.content}
            {step === "result" && <div className="flex flex-wrap gap-2.5 empty:hidden">{result.actions}</div>}
          </CardBody>
        </Card>
        <Card className="max-sm:mb-20">
          <CardBody className="flex flex-col gap-4">
            <CardTitle>
              <Text id="flow.summary" />
            </CardTitle>
            {summary}
            {view && <FlowActions {...props} view={view} />}
          </CardBody>
        </Card>
      </div>
      <LeaveGuard unsaved={flow.unsaved} unkept={flow.unkept} onLeave={flow.drop} />
    </Page>
  );
}

function FlowActions<Details, Sent>({ flow, view, cancelLabel }: FlowShellProps<Details, Sent> & { view: StepView }) {
  const text = useText();
  const { step, formId, busy, unknown } = flow;
  // The review has no fields: its button sends. The other steps are forms, submitted from here.
  const act = step === "review" ? { onClick: () => void flow.send() } : { type: "submit" as const, form: formId };
  return (
    <>
      {/* On phones the one button stays at hand whatever the length of the step. */}
      <div className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button
          {...act}
          size="lg"
          className="w-full"
          loading={busy}
          disabled={unknown !== undefined}
          loadingLabel={text("form.sending")}
        >
          {view.action}
        </Button>
      </div>
      {view.note && <p className="text-ink-2 text-label">{view.note}</p>}
      {step === "review" && (
        <Button variant="ghost" onClick={() => void flow.back()} disabled={busy || unknown !== undefined}>
          <Text id="flow.back" />
        </Button>
      )}
      {step === "verify" && flow.cancel && (
        <Button variant="ghost" onClick={() => void flow.cancel?.()} disabled={busy}>
          {cancelLabel ?? <Text id="flow.cancel" />}
        </Button>
      )}
      {step === "verify" && flow.failure !== undefined && (
        // What can't be cancelled any more must not hold the page.
        <Button variant="ghost" onClick={() => void flow.startOver()} disabled={busy}>
          <Text id="flow.startOver" />
        </Button>
      )}
    </>
  );
}

/** A new step takes the focus, so that a keyboard or a screen reader starts at its top. */
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
