import { Button, ErrorState } from "@coffer/ui";
import { FormattedMessage } from "../intl/intl.ts";
import { useFailureText } from "./failure-text.ts";

export interface LoadFailureProps {
  error: unknown;
  again: () => void;
  /** The page has no other content: the failure is its heading. */
  whole?: boolean | undefined;
}

/** A failed read, with a retry. */
export function LoadFailure({ error, again, whole }: LoadFailureProps) {
  const failureText = useFailureText();
  const { words, details, reference } = failureText(error);
  return (
    <ErrorState
      title={whole ? <h1>{words}</h1> : words}
      description={details}
      reference={reference && <FormattedMessage id="error.reference" values={{ id: reference }} />}
      action={
        <Button variant="secondary" onClick={again}>
          <FormattedMessage id="error.again" />
        </Button>
      }
    />
  );
}
