import { Steps } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { stepTexts } from "./standing.ts";

export interface OfficialStepsProps {
  /** The number of steps when all are done. */
  current: number;
  className?: string | undefined;
}

/** The steps from trial to official, with the current one. */
export function OfficialSteps({ current, className }: OfficialStepsProps) {
  const intl = useIntl();
  const steps = stepTexts.length;
  return (
    <Steps
      steps={stepTexts.map((id) => intl.formatMessage({ id }))}
      current={current}
      label={intl.formatMessage({ id: "merchant.steps" })}
      compactLabel={<FormattedMessage id="merchant.stepOf" values={{ step: Math.min(current + 1, steps), steps }} />}
      doneLabel={intl.formatMessage({ id: "merchant.stepDone" })}
      className={className}
    />
  );
}
