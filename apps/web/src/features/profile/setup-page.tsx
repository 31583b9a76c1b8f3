import { Button, Steps } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type MessageId, Text, useText } from "../../platform/intl/text.tsx";
import type { Account } from "../../platform/session.ts";

/** Ours: "contact → authenticator → fund PIN, each skippable but the last needed for withdrawals". */
const setupSteps = ["/security/first", "/security/second", "/security/third"] as const;
export type SetupStep = 0 | 1 | 2;

/** Where a step leads: the next one, and after the last to what is still missing. */
export const afterStep = (step: SetupStep, { kycStatus }: Account) =>
  setupSteps[step + 1] ?? (kycStatus === 3 ? "/account/userInfo" : "/account/verifiy");

export interface SetupPageProps {
  step: SetupStep;
  account: Account;
  title: MessageId;
  lead: MessageId;
  /** What this step sets up is there already. */
  done: boolean;
  /** The form. */
  children: ReactNode;
}

/** A step of protecting a new account; what is set up already is only said to be. */
export function SetupPage({ step, account, title, lead, done, children }: SetupPageProps) {
  const text = useText();
  const next = afterStep(step, account);
  return (
    <div className="mx-auto w-full max-w-[672px] px-4 py-8 sm:py-12">
      <Steps
        className="mb-8"
        steps={[text("profile.itemContact"), text("profile.googleTitle"), text("profile.fundPin")]}
        current={step}
        label={text("profile.setupSteps")}
        compactLabel={<Text id="profile.setupStep" values={{ step: step + 1, of: setupSteps.length }} />}
        doneLabel={text("profile.setupPassed")}
      />
      <h1 className="font-serif text-title">
        <Text id={title} />
      </h1>
      <p className="mt-2 mb-6 text-ink-2">
        <Text id={done ? "profile.setupThere" : lead} />
      </p>
      {!done && children}
      <Button asChild variant={done ? "primary" : "ghost"} size="lg" className={done ? undefined : "mt-3"}>
        <Link to={next}>
          <Text id={done ? "profile.setupGoOn" : "profile.setupLater"} />
        </Link>
      </Button>
    </div>
  );
}
