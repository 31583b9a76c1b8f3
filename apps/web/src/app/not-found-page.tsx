import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { hasSession } from "../platform/session.ts";
import { ErrorPage } from "./error-page.tsx";

/** No page at this address: 404. */
export function NotFoundPage() {
  return (
    <ErrorPage
      code="404"
      title={<FormattedMessage id="error.notFoundTitle" />}
      body={<FormattedMessage id="error.notFoundBody" />}
      actions={
        <>
          <Button asChild>
            <Link to={hasSession() ? "/assets" : "/"}>
              <FormattedMessage id={hasSession() ? "error.assets" : "error.home"} />
            </Link>
          </Button>
          <Button variant="secondary" onClick={() => window.history.back()}>
            <FormattedMessage id="error.back" />
          </Button>
        </>
      }
    />
  );
}
