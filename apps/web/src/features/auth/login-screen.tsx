import { Notice } from "@coffer/ui";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { returnPath } from "../../platform/url/redirect.ts";
import { EntryPage } from "./entry-page.tsx";
import type { LoginReason } from "./outcomes.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

export interface LoginScreenProps {
  /** The return path; validated here, because it comes from the address. */
  next?: string | undefined;
  reason?: LoginReason | undefined;
}

/** Signing in: contact and password, then the authenticator's code where one is bound. */
export function LoginScreen({ next, reason }: LoginScreenProps) {
  const navigate = useNavigate();
  const [secondStep, setSecondStep] = useState<string>();
  // Explains the redirect to a visitor of a protected page.
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

/** Why this page is shown instead of the requested one. */
function ReasonNote({ reason }: { reason: LoginReason | "needed" }) {
  const [tone, title, note] = words[reason];
  return (
    <Notice tone={tone} title={<FormattedMessage id={title} />} className="mb-5">
      <FormattedMessage id={note} />
    </Notice>
  );
}
