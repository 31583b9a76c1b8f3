import { StatusChip } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { Answer } from "./send.ts";

/** What was answered, and what was sent beside the input. */
export function AnswerView({ of: { status, ms, body, headers } }: { of: Answer }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex flex-wrap items-center gap-2.5 text-label">
        <StatusChip tone={status < 400 ? "good" : "bad"}>{`HTTP ${status}`}</StatusChip>
        <span className="text-ink-2">
          <Text id="apiKeysReference.tryTook" values={{ ms }} />
        </span>
      </p>
      <CodeBlock label={text("apiKeysReference.reply")} code={body} copyLabel={text("apiKeysReference.copy")} />
      {headers.length > 0 && (
        <CodeBlock
          label={text("apiKeysReference.sentHeaders")}
          code={headers.map(([name, value]) => `${name}: ${value}`).join("\n")}
        />
      )}
    </div>
  );
}
