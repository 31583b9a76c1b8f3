import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { ErrorPage } from "./error-page.tsx";

/** An internal error: 500. */
export function BrokenPage({ again }: { again: () => void }) {
  return (
    <ErrorPage
      code="500"
      title={<FormattedMessage id="error.brokenTitle" />}
      body={<FormattedMessage id="error.brokenBody" />}
      actions={
        <>
          <Button onClick={again}>
            <FormattedMessage id="error.again" />
          </Button>
          <Button asChild variant="secondary">
            <Link to="/">
              <FormattedMessage id="error.home" />
            </Link>
          </Button>
        </>
      }
    />
  );
}
