import { Card, CardBody } from "@coffer/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { OfficialSteps } from "../official-steps.tsx";
import { type StartedStep, startedSteps } from "./application-search.ts";

const titles = {
  details: "merchantApplication.detailsTitle",
  certificate: "merchantApplication.certificateTitle",
  contract: "merchantApplication.contractTitle",
} as const;

/** One step with its progress; a new step gets the focus, because the pressed button is gone. */
export function StepCard({ step, children }: { step: StartedStep; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const was = useRef(step);
  useEffect(() => {
    if (was.current !== step) title.current?.focus();
    was.current = step;
  }, [step]);
  return (
    <Card>
      <CardBody>
        <OfficialSteps current={startedSteps.indexOf(step)} className="mb-7" />
        <h2 ref={title} tabIndex={-1} className="mb-5 w-fit rounded-sm font-serif text-[20px] leading-7">
          <FormattedMessage id={titles[step]} />
        </h2>
        {children}
      </CardBody>
    </Card>
  );
}
