import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { type MessageId, Text } from "../intl/text.tsx";
import { useAccount } from "../session.ts";

/** What is proved with the fund PIN needs one: said before anything is filled in. `why`: what it confirms here. */
export function PinFirst({ why }: { why: MessageId }) {
  if (useAccount()?.hasFundPassword !== false) return null;
  return (
    <Notice
      tone="warn"
      title={<Text id="form.pinFirst" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/account/password" search={{ edit: "pin" }}>
            <Text id="form.setPin" />
          </Link>
        </Button>
      }
    >
      <Text id={why} />
    </Notice>
  );
}
