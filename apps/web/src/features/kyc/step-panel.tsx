import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { KycStep } from "./kyc-search.ts";
import { stepTitles } from "./kyc-steps.ts";

const panelId = (step: KycStep) => `kyc-${step}`;

/** One step. The others stay mounted and hidden: they contain photo previews and typed text. */
export function StepPanel({ step, current, children }: { step: KycStep; current: KycStep; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = step === current;
  const was = useRef(shown);
  useEffect(() => {
    if (shown && !was.current) title.current?.focus();
    was.current = shown;
  }, [shown]);
  return (
    <section id={panelId(step)} hidden={!shown} aria-labelledby={`${panelId(step)}-title`}>
      <h2
        id={`${panelId(step)}-title`}
        ref={title}
        tabIndex={-1}
        className="mb-5 w-fit rounded-sm font-serif text-[20px] leading-7"
      >
        <FormattedMessage id={stepTitles[step]} />
      </h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

/** Focuses a step's first error after it renders. */
export function focusFirstWrong(step: KycStep): void {
  requestAnimationFrame(() => {
    const wrong = document.getElementById(panelId(step))?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong?.matches("[role=radiogroup]") ? wrong.querySelector<HTMLElement>("[role=radio]") : wrong;
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
