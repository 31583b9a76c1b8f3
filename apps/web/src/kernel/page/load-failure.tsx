import { Button, ErrorState } from "@coffer/ui";
import { Text } from "../../lib/text.tsx";
import { useFailureText } from "./failure-text.ts";

/** Something could not be fetched: what happened, and again. */
export function LoadFailure({ error, again }: { error: unknown; again: () => void }) {
  const failureText = useFailureText();
  const { words, details, reference } = failureText(error);
  return (
    <ErrorState
      title={words}
      description={details}
      reference={reference && <Text id="error.reference" values={{ id: reference }} />}
      action={
        <Button variant="secondary" onClick={again}>
          <Text id="error.again" />
        </Button>
      }
    />
  );
}
