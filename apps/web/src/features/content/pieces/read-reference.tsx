import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { light } from "./closing-call.tsx";

/** The link for developers who have run the sandbox, on dark green. */
export function ReadReference() {
  return (
    <Button asChild size="xl" className={light}>
      <PathLink to="/account/ApiDocument">
        <FormattedMessage id="contentPictures.reference" />
      </PathLink>
    </Button>
  );
}
