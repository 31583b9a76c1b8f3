import { hasCode } from "@coffer/errors";
import { Button, Skeleton } from "@coffer/ui";
import { useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { useSetting } from "../../platform/use-setting.ts";
import { type Answers, disagreed, eligibility, type QuestionId } from "./eligibility.ts";
import { EligibilityForm } from "./eligibility-form.tsx";
import { Ineligible } from "./ineligible.tsx";
import { RegisterForm, type RegisterFormProps } from "./register-form.tsx";

/** The questionnaire in the server's wording, then the form. Without a questionnaire the form at once. */
export function RegisterSteps(props: Omit<RegisterFormProps, "answers" | "onRefused">) {
  const { setting, isPending, error, refetch } = useSetting("eligibility", eligibility);
  const [answers, setAnswers] = useState<Answers>();
  const [asking, setAsking] = useState(true);
  const [failed, setFailed] = useState<readonly QuestionId[]>();
  if (isPending) return <Skeleton className="h-[530px] sm:h-[432px]" />;
  if (error) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!setting) return <RegisterForm {...props} answers={undefined} onRefused={ignore} />;

  const answer = (next: Answers) => {
    setAnswers(next);
    setAsking(false);
    setFailed(disagreed(next).length > 0 ? disagreed(next) : undefined);
  };
  const ask = () => {
    setAsking(true);
    setFailed(undefined);
  };
  const formShown = answers !== undefined && !asking && failed === undefined;
  return (
    <>
      {asking && <EligibilityForm questions={setting.Questions} before={answers} onAnswer={answer} />}
      {failed && <Ineligible eligibility={setting} failed={failed} onBack={ask} />}
      {answers && (
        // Stays mounted while answers are changed, so that its input is kept.
        <div hidden={!formShown}>
          <div className="mb-5 flex items-center justify-between gap-4 border-line border-b pb-4 text-ink-2 text-label">
            <FormattedMessage id="auth.eligibleDone" />
            <Button variant="ghost" size="sm" onClick={ask}>
              <FormattedMessage id="auth.eligibleChange" />
            </Button>
          </div>
          <RegisterForm
            {...props}
            answers={answers}
            onRefused={(refusal) => {
              if (hasCode(refusal, 90006)) setFailed(refusal.data?.questions ?? []);
            }}
          />
        </div>
      )}
    </>
  );
}

const ignore = () => undefined;
