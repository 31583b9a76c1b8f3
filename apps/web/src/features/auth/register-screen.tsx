import { Link, useNavigate } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { EntryPage } from "./entry-page.tsx";
import { NextSteps } from "./next-steps.tsx";
import type { RegisterKind } from "./register-schema.ts";
import { RegisterSteps } from "./register-steps.tsx";

/** Opening an account. The kind is in the URL, because links select it. */
export function RegisterScreen({ type }: { type: "personal" | "merchant" }) {
  const navigate = useNavigate();
  const follow = (kind: RegisterKind) =>
    navigate({
      to: "/user/register",
      search: { type: kind === "merchant" ? "merchant" : "personal" },
      replace: true,
      resetScroll: false,
    });
  return (
    <EntryPage
      title={<FormattedMessage id="auth.registerTitle" />}
      lead={
        <FormattedMessage id="auth.registerLead" values={{ link: (words) => <Link to="/user/login">{words}</Link> }} />
      }
      aside={<NextSteps />}
    >
      <RegisterSteps type={type} onKind={follow} />
    </EntryPage>
  );
}
