import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { EntryPage } from "./entry-page.tsx";
import { ForgetContact, type Grant } from "./forget-contact.tsx";
import { ForgetPassword } from "./forget-password.tsx";

/** Forgotten password: proof of the contact, then the new password. It ends at sign-in with a confirmation. */
export function ForgetScreen() {
  const navigate = useNavigate();
  const [grant, setGrant] = useState<Grant>();
  return (
    <EntryPage
      title={<FormattedMessage id={grant ? "auth.forgetNewTitle" : "auth.forgetTitle"} />}
      lead={
        grant ? (
          <FormattedMessage id="auth.forgetNewLead" />
        ) : (
          <FormattedMessage id="auth.forgetLead" values={{ link: (words) => <Link to="/user/login">{words}</Link> }} />
        )
      }
    >
      {grant ? (
        <ForgetPassword
          grant={grant}
          onDone={() => navigate({ to: "/user/login", search: { reason: "reset" }, replace: true })}
          onBack={() => setGrant(undefined)}
        />
      ) : (
        <ForgetContact onProven={setGrant} />
      )}
    </EntryPage>
  );
}
