import { Steps } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { stepTexts } from "./standing.ts";

export interface OfficialStepsProps {
  /** As many as there are when all is done. */
  current: number;
  className?: string | undefined;
}

/** The way from trial to official, and where one is on it. */
export function OfficialSteps({ current, className }: OfficialStepsProps) {
  const text = useText();
  const steps = stepTexts.length;
  return (
    <Steps
      steps={stepTexts.map((id) => text(id))}
      current={current}
      label={text("merchant.steps")}
      compactLabel={<Text id="merchant.stepOf" values={{ step: Math.min(current + 1, steps), steps }} />}
      doneLabel={text("merchant.stepDone")}
      className={className}
    />
  );
}
