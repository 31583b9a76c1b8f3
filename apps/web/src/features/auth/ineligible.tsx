import { Button, Notice } from "@coffer/ui";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import type { Eligibility, QuestionId } from "./eligibility.ts";

export interface IneligibleProps {
  eligibility: Eligibility;
  /** The failed statements; empty for another reason. */
  failed: readonly QuestionId[];
  onBack: () => void;
}

/** Tells an ineligible user the reason, that nothing was stored, and the alternatives. */
export function Ineligible({ eligibility, failed, onBack }: IneligibleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const statements = eligibility.Questions.filter(({ Id }) => failed.includes(Id));
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-medium text-[16px]">
        <FormattedMessage id="auth.ineligibleTitle" />
      </h2>
      <Notice tone="warn">{eligibility.Notice}</Notice>
      {statements.length > 0 && (
        <div>
          <p className="text-ink-2">
            <FormattedMessage id="auth.ineligibleFailed" />
          </p>
          <ul className="mt-2 list-disc pl-5">
            {statements.map(({ Id, Text: statement }) => (
              <li key={Id}>{statement}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-ink-2">
        <FormattedMessage
          id="auth.ineligibleNext"
          values={{
            link: (words) => (
              <PathLink to="/contact" className="font-medium text-vault underline underline-offset-4">
                {words}
              </PathLink>
            ),
          }}
        />
      </p>
      <Button variant="secondary" onClick={onBack}>
        <FormattedMessage id="auth.eligibleChange" />
      </Button>
    </div>
  );
}
