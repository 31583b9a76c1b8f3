import { StatusChip } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { CodeBlock } from "./code-block.tsx";
import type { Answer } from "./send.ts";

/** The reply, and the sent headers. */
export function AnswerView({ of: { status, ms, body, headers } }: { of: Answer }) {
  const intl = useIntl();
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex flex-wrap items-center gap-2.5 text-label">
        <StatusChip tone={status < 400 ? "good" : "bad"}>{`HTTP ${status}`}</StatusChip>
        <span className="text-ink-2">
          <FormattedMessage id="apiKeysReference.tryTook" values={{ ms }} />
        </span>
      </p>
      <CodeBlock
        label={intl.formatMessage({ id: "apiKeysReference.reply" })}
        code={body}
        copyLabel={intl.formatMessage({ id: "apiKeysReference.copy" })}
      />
      {headers.length > 0 && (
        <CodeBlock
          label={intl.formatMessage({ id: "apiKeysReference.sentHeaders" })}
          code={headers.map(([name, value]) => `${name}: ${value}`).join("\n")}
        />
      )}
    </div>
  );
}
