import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";

/** Sign-in and sign-up buttons for visitors. */
export function EntryButtons() {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/user/login">
          <FormattedMessage id="shell.signIn" />
        </Link>
      </Button>
      <Button asChild>
        <Link to="/user/register" search={{ type: "personal" }}>
          <FormattedMessage id="shell.openAccount" />
        </Link>
      </Button>
    </>
  );
}
