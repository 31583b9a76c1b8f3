import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../platform/intl/text.tsx";
import { hasSession } from "../platform/session.ts";
import { ErrorPage } from "./error-page.tsx";

/** There is no page at this address: 404. */
export function NotFoundPage() {
  return (
    <ErrorPage
      code="404"
      title={<Text id="error.notFoundTitle" />}
      body={<Text id="error.notFoundBody" />}
      actions={
        <>
          <Button asChild>
            <Link to={hasSession() ? "/assets" : "/"}>
              <Text id={hasSession() ? "error.assets" : "error.home"} />
            </Link>
          </Button>
          <Button variant="secondary" onClick={() => window.history.back()}>
            <Text id="error.back" />
          </Button>
        </>
      }
    />
  );
}
