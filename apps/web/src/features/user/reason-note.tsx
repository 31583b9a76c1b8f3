import { Notice } from "@coffer/ui";
import { Text } from "../../lib/text.tsx";
import type { LoginReason } from "./outcomes.ts";

const words = {
  ended: ["info", "user.endedTitle", "user.endedNote"],
  elsewhere: ["warn", "user.elsewhereTitle", "user.elsewhereNote"],
  registered: ["good", "user.registeredTitle", "user.registeredNote"],
} as const;

/** Why this page is shown, when the person did not ask for it. */
export function ReasonNote({ reason }: { reason: LoginReason }) {
  const [tone, title, note] = words[reason];
  return (
    <Notice tone={tone} title={<Text id={title} />} className="mb-5">
      <Text id={note} />
    </Notice>
  );
}
