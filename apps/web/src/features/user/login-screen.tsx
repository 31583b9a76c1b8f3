import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { returnPath } from "../../lib/redirect.ts";
import { Text } from "../../lib/text.tsx";
import { EntryPage } from "./entry-page.tsx";
import { LoginForm } from "./login-form.tsx";
import type { LoginReason } from "./outcomes.ts";
import { ReasonNote } from "./reason-note.tsx";
import { SecondStep } from "./second-step.tsx";

export interface LoginScreenProps {
  /** Where to go afterwards; checked here, for it comes from the address bar. */
  next?: string | undefined;
  reason?: LoginReason | undefined;
}

/** Signing in: contact and password, then the authenticator's code where one is bound. */
export function LoginScreen({ next, reason }: LoginScreenProps) {
  const navigate = useNavigate();
  const [secondStep, setSecondStep] = useState<string>();
  const firstStep = useRef<HTMLDivElement>(null);
  const startAgain = () => {
    flushSync(() => setSecondStep(undefined)); // what is hidden takes no focus
    firstStep.current?.querySelector<HTMLElement>("input[type=password]")?.focus();
  };
  const enter = () => navigate({ href: returnPath(next) ?? "/assets", replace: true });
  return (
    <EntryPage
      title={<Text id={secondStep ? "user.secondStepTitle" : "user.loginTitle"} />}
      lead={
        secondStep ? (
          <Text id="user.secondStepLead" />
        ) : (
          <Text id="user.loginLead" values={{ link: (words) => <RegisterLink>{words}</RegisterLink> }} />
        )
      }
    >
      {/* Stays in the page while the second step is open: going back loses nothing. */}
      <div ref={firstStep} hidden={secondStep !== undefined}>
        {reason && <ReasonNote reason={reason} />}
        <LoginForm onEntered={enter} onSecondStep={setSecondStep} />
      </div>
      {secondStep && <SecondStep token={secondStep} onEntered={enter} onBack={startAgain} />}
    </EntryPage>
  );
}

const RegisterLink = ({ children }: { children: ReactNode }) => (
  <Link to="/user/register" search={{ type: "personal" }}>
    {children}
  </Link>
);
