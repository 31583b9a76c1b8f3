import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../../platform/intl/text.tsx";

/** "Finish the previous one first", with the way to it. */
export function Unfinished({ id }: { id: string }) {
  return (
    <Notice
      tone="warn"
      title={<Text id="multisig.unfinished" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/assets/multisig" search={{ id }}>
            <Text id="multisig.toUnfinished" />
          </Link>
        </Button>
      }
    >
      <Text id="multisig.unfinishedBody" />
    </Notice>
  );
}
