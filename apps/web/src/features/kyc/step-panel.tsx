import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { KycStep } from "./kyc-search.ts";
import { stepTitles } from "./kyc-steps.ts";

const panelId = (step: KycStep) => `kyc-${step}`;

/** One step. The others stay in the page, hidden: previews of photos and half-typed words live in them. */
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

/** Puts the focus on what is wrong in a step, once it is drawn. */
export function focusFirstWrong(step: KycStep): void {
  requestAnimationFrame(() => {
    const wrong = document.getElementById(panelId(step))?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong?.matches("[role=radiogroup]") ? wrong.querySelector<HTMLElement>("[role=radio]") : wrong;
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
