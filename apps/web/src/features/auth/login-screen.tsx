import { Notice } from "@coffer/ui";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { returnPath } from "../../platform/url/redirect.ts";
import { EntryPage } from "./entry-page.tsx";
import type { LoginReason } from "./outcomes.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

export interface LoginScreenProps {
  /** Where to go afterwards; checked here, for it comes from the address bar. */
  next?: string | undefined;
  reason?: LoginReason | undefined;
}

/** Signing in: contact and password, then the authenticator's code where one is bound. */
export function LoginScreen({ next, reason }: LoginScreenProps) {
  const navigate = useNavigate();
  const [secondStep, setSecondStep] = useState<string>();
  // Whoever was stopped on the way somewhere is told why, whatever link it was.
  const why = reason ?? (returnPath(next) ? "needed" : undefined);
  const enter = () => navigate({ href: returnPath(next) ?? "/assets", replace: true });
  return (
    <EntryPage
      title={<FormattedMessage id={secondStep ? "auth.secondStepTitle" : "auth.loginTitle"} />}
      lead={
        secondStep ? (
          <FormattedMessage id="auth.secondStepLead" />
        ) : (
          <FormattedMessage id="auth.loginLead" values={{ link: (words) => <RegisterLink>{words}</RegisterLink> }} />
        )
      }
    >
      <SignInSteps
        note={why && <ReasonNote reason={why} />}
        secondStep={secondStep}
        onSecondStep={setSecondStep}
        onEntered={enter}
      />
    </EntryPage>
  );
}

const RegisterLink = ({ children }: { children: ReactNode }) => (
  <Link to="/user/register" search={{ type: "personal" }}>
    {children}
  </Link>
);

const words = {
  ended: ["info", "auth.endedTitle", "auth.endedNote"],
  elsewhere: ["warn", "auth.elsewhereTitle", "auth.elsewhereNote"],
  idle: ["info", "auth.idleTitle", "auth.idleNote"],
  needed: ["info", "auth.neededTitle", "auth.neededNote"],
  registered: ["good", "auth.registeredTitle", "auth.registeredNote"],
  reset: ["good", "auth.resetTitle", "auth.resetNote"],
} as const;

/** Why this page is shown, when the person did not ask for it. */
function ReasonNote({ reason }: { reason: LoginReason | "needed" }) {
  const [tone, title, note] = words[reason];
  return (
    <Notice tone={tone} title={<FormattedMessage id={title} />} className="mb-5">
      <FormattedMessage id={note} />
    </Notice>
  );
}
