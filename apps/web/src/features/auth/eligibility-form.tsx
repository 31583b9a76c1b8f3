import { Button, Segmented } from "@coffer/ui";
import { type FormEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Answers, Eligibility, QuestionId } from "./eligibility.ts";

export interface EligibilityFormProps {
  questions: Eligibility["Questions"];
  /** Earlier answers, to be changed. */
  before: Answers | undefined;
  onAnswer: (answers: Answers) => void;
}

/** The questionnaire before an account is opened: a yes or no per statement, none preselected. */
export function EligibilityForm({ questions, before, onAnswer }: EligibilityFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(() => new Map(before?.map(({ question, agreed }) => [question, agreed])));
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const open = questions.findIndex(({ Id }) => !answers.has(Id));
    if (open < 0) return onAnswer(questions.map(({ Id }) => ({ question: Id, agreed: answers.get(Id) === true })));
    form.current?.querySelectorAll("[role=radiogroup]")[open]?.querySelector<HTMLElement>("[role=radio]")?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <h2 className="font-medium text-[16px]">
        <FormattedMessage id="auth.eligibleTitle" />
      </h2>
      <p className="mt-1 text-ink-2">
        <FormattedMessage id="auth.eligibleLead" />
      </p>
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {questions.map(({ Id, Text: statement }) => (
          <Statement
            key={Id}
            words={statement}
            agreed={answers.get(Id)}
            missing={sent && !answers.has(Id)}
            onChange={(agreed) => setAnswers((said) => new Map<QuestionId, boolean>(said).set(Id, agreed))}
          />
        ))}
      </ol>
      <Button type="submit" size="lg" className="mt-6 w-full">
        <FormattedMessage id="auth.eligibleGoOn" />
      </Button>
    </form>
  );
}

interface StatementProps {
  words: string;
  agreed: boolean | undefined;
  missing: boolean;
  onChange: (agreed: boolean) => void;
}

function Statement({ words, agreed, missing, onChange }: StatementProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p id={id} className="min-w-0 flex-1 basis-40">
        {words}
      </p>
      <Segmented
        aria-labelledby={id}
        aria-describedby={missing ? `${id}-missing` : undefined}
        stretch
        className="w-32 border border-line"
        value={agreed === undefined ? "" : agreed ? "yes" : "no"}
        onValueChange={(value) => onChange(value === "yes")}
        options={[
          { value: "yes", label: intl.formatMessage({ id: "auth.yes" }) },
          { value: "no", label: intl.formatMessage({ id: "auth.no" }) },
        ]}
      />
      <p id={`${id}-missing`} aria-live="polite" className="w-full text-bad text-label empty:hidden">
        {missing && <FormattedMessage id="auth.eligibleMissing" />}
      </p>
    </li>
  );
}
