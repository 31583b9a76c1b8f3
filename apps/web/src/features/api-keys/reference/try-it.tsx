import { Button, Field, Input, Notice, PasswordInput, Textarea } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { OperationPage } from "../../../platform/contract-pages.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { useAction } from "../../../platform/use-action.ts";
import { AnswerView } from "./answer-view.tsx";
import { apiOrigin } from "./samples.tsx";
import type { Answer } from "./send.ts";
import { useTrialKey } from "./trial-key.ts";

/** Sends the call signed with the user's key; or explains why not. */
export function TryIt({ of: page, group }: { of: OperationPage; group: string }) {
  if (page.multipart) return <FormattedMessage id="apiKeysReference.tryFiles" />;
  if (page.auth === "required" && !page.permission) return <FormattedMessage id="apiKeysReference.tryNoKey" />;
  return <TryForm of={page} group={group} />;
}

function TryForm({ of: { id, example, permission, auth }, group }: { of: OperationPage; group: string }) {
  const intl = useIntl();
  const { pair, change } = useTrialKey();
  const { run, busy, failure } = useAction();
  const [typed, setTyped] = useState(() => JSON.stringify(example, null, 2));
  const [odd, setOdd] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const signs = auth !== "none";
  const incomplete = signs && (pair.key.trim() === "" || pair.secret.trim() === "");
  const press = () => {
    const input = readJson(typed);
    setOdd(input === undefined);
    if (input === undefined || incomplete) return;
    const own = { key: pair.key.trim(), secret: pair.secret.trim() };
    void run(async () => {
      // Lazy-loaded with the client of all groups, on the first trial.
      const { send } = await import("./send.ts");
      setAnswer(await send(group, id, input, signs ? own : undefined));
    });
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <p className="text-ink-2 text-label">
        <FormattedMessage id="apiKeysReference.tryAt" values={{ origin: apiOrigin() }} />
      </p>
      {permission && permission !== "read" && (
        <Notice tone="warn" live="off">
          <FormattedMessage id="apiKeysReference.tryReal" />
        </Notice>
      )}
      {signs && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={<FormattedMessage id="apiKeysReference.accessKey" />}>
            <Input
              value={pair.key}
              onChange={(event) => change({ key: event.target.value })}
              autoComplete="off"
              spellCheck={false}
              className="font-mono text-label"
            />
          </Field>
          <Field
            label={<FormattedMessage id="apiKeysReference.secret" />}
            hint={
              <>
                <FormattedMessage id="apiKeysReference.tryKept" />{" "}
                <Link to="/account/api" className="text-vault underline underline-offset-4">
                  <FormattedMessage id="apiKeysReference.yourKeys" />
                </Link>
              </>
            }
          >
            <PasswordInput
              value={pair.secret}
              onChange={(event) => change({ secret: event.target.value })}
              autoComplete="off"
              showLabel={intl.formatMessage({ id: "apiKeysReference.showSecret" })}
              hideLabel={intl.formatMessage({ id: "apiKeysReference.hideSecret" })}
            />
          </Field>
        </div>
      )}
      <Field
        label={<FormattedMessage id="apiKeysReference.tryInput" />}
        hint={<FormattedMessage id="apiKeysReference.tryInputHint" />}
        error={odd && <FormattedMessage id="apiKeysReference.tryOdd" />}
      >
        <Textarea
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          spellCheck={false}
          rows={Math.min(16, typed.split("\n").length + 1)}
          className="font-mono text-label"
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={permission && permission !== "read" ? "danger" : "primary"}
          loading={busy}
          loadingLabel={intl.formatMessage({ id: "form.sending" })}
          disabled={incomplete}
        >
          <FormattedMessage id="apiKeysReference.trySend" values={{ name: id }} />
        </Button>
        {incomplete && (
          <span className="text-ink-2 text-label">
            <FormattedMessage id="apiKeysReference.tryPair" />
          </span>
        )}
      </div>
      {failure !== undefined && <FailureNote error={failure} />}
      {answer && <AnswerView of={answer} />}
    </form>
  );
}

/** Parses an object; undefined if it is invalid. An empty text is the empty object. */
function readJson(typed: string): object | undefined {
  try {
    const value: unknown = JSON.parse(typed.trim() || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
