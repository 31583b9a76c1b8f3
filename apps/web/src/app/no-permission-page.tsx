import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../platform/intl/text.tsx";
import { ErrorPage } from "./error-page.tsx";

/** A page this account may not see: 403. */
export function NoPermissionPage({ words }: { words: string }) {
  return (
    <ErrorPage
      code="403"
      title={<Text id="error.forbiddenTitle" />}
      body={words}
      actions={
        <>
          <Button asChild>
            <Link to="/assets">
              <Text id="error.assets" />
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
