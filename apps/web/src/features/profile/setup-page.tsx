import { Button, Steps } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import type { Account } from "../../platform/session.ts";

/** Our order: "contact → authenticator → fund PIN, each skippable but the last needed for withdrawals". */
const setupSteps = ["/security/first", "/security/second", "/security/third"] as const;
export type SetupStep = 0 | 1 | 2;

/** A step's target: the next one, and after the last the next requirement. */
export const afterStep = (step: SetupStep, { kycStatus }: Account) =>
  setupSteps[step + 1] ?? (kycStatus === 3 ? "/account/userInfo" : "/account/verifiy");

export interface SetupPageProps {
  step: SetupStep;
  account: Account;
  title: PlainMessageId;
  lead: PlainMessageId;
  /** Whether this step is already done. */
  done: boolean;
  /** The form. */
  children: ReactNode;
}

/** A step of protecting a new account; completed ones are only confirmed. */
export function SetupPage({ step, account, title, lead, done, children }: SetupPageProps) {
  const intl = useIntl();
  const next = afterStep(step, account);
  return (
    <div className="mx-auto w-full max-w-[672px] px-4 py-8 sm:py-12">
      <Steps
        className="mb-8"
        steps={[
          intl.formatMessage({ id: "profile.itemContact" }),
          intl.formatMessage({ id: "profile.googleTitle" }),
          intl.formatMessage({ id: "profile.fundPin" }),
        ]}
        current={step}
        label={intl.formatMessage({ id: "profile.setupSteps" })}
        compactLabel={<FormattedMessage id="profile.setupStep" values={{ step: step + 1, of: setupSteps.length }} />}
        doneLabel={intl.formatMessage({ id: "profile.setupPassed" })}
      />
      <h1 className="font-serif text-title">
        <FormattedMessage id={title} />
      </h1>
      <p className="mt-2 mb-6 text-ink-2">
        <FormattedMessage id={done ? "profile.setupThere" : lead} />
      </p>
      {!done && children}
      <Button asChild variant={done ? "primary" : "ghost"} size="lg" className={done ? undefined : "mt-3"}>
        <Link to={next}>
          <FormattedMessage id={done ? "profile.setupGoOn" : "profile.setupLater"} />
        </Link>
      </Button>
    </div>
  );
}
