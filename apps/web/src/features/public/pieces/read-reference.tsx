import { Button } from "@coffer/ui";
import { PathLink } from "../../../kernel/page/path-link.tsx";
import { Text } from "../../../lib/text.tsx";
import { light } from "./closing-call.tsx";

/** The way on for who has run the sandbox, on the vault's green. */
export function ReadReference() {
  return (
    <Button asChild size="xl" className={light}>
      <PathLink to="/account/ApiDocument">
        <Text id="picture.reference" />
      </PathLink>
    </Button>
  );
}
