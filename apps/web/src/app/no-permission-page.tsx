import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { ErrorPage } from "./error-page.tsx";

/** A page this account may not see: 403. */
export function NoPermissionPage({ words }: { words: string }) {
  return (
    <ErrorPage
      code="403"
      title={<FormattedMessage id="error.forbiddenTitle" />}
      body={words}
      actions={
        <>
          <Button asChild>
            <Link to="/assets">
              <FormattedMessage id="error.assets" />
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
