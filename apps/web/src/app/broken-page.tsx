import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../platform/intl/text.tsx";
import { ErrorPage } from "./error-page.tsx";

/** Our own fault: 500. */
export function BrokenPage({ again }: { again: () => void }) {
  return (
    <ErrorPage
      code="500"
      title={<Text id="error.brokenTitle" />}
      body={<Text id="error.brokenBody" />}
      actions={
        <>
          <Button onClick={again}>
            <Text id="error.again" />
          </Button>
          <Button asChild variant="secondary">
            <Link to="/">
              <Text id="error.home" />
            </Link>
          </Button>
        </>
      }
    />
  );
}
