import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../../platform/intl/text.tsx";

/** Sign in and open an account, where nobody is signed in. */
export function EntryButtons() {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/user/login">
          <Text id="shell.signIn" />
        </Link>
      </Button>
      <Button asChild>
        <Link to="/user/register" search={{ type: "personal" }}>
          <Text id="shell.openAccount" />
        </Link>
      </Button>
    </>
  );
}
