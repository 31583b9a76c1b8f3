import { Button, Field, Input, Notice, PasswordInput, Textarea } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { FailureNote } from "../../../kernel/page/failure-note.tsx";
import { useAct } from "../../../kernel/use-act.ts";
import type { OperationPage } from "../../../lib/contract-pages.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { AnswerView } from "./answer-view.tsx";
import { useOwnPair } from "./own-pair.ts";
import { apiOrigin } from "./samples.tsx";
import type { Answer } from "./send.ts";

/** Sends the call from here, signed with one's own key; or says why it can't. */
export function TryIt({ of: page, group }: { of: OperationPage; group: string }) {
  if (page.multipart) return <Text id="reference.tryFiles" />;
  if (page.auth === "required" && !page.permission) return <Text id="reference.tryNoKey" />;
  return <TryForm of={page} group={group} />;
}

function TryForm({ of: { id, example, permission, auth }, group }: { of: OperationPage; group: string }) {
  const text = useText();
  const { pair, change } = useOwnPair();
  const { run, busy, failure } = useAct();
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
      // With the client of all groups: for who really tries it.
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
        <Text id="reference.tryAt" values={{ origin: apiOrigin() }} />
      </p>
      {permission && permission !== "read" && (
        <Notice tone="warn" live="off">
          <Text id="reference.tryReal" />
        </Notice>
      )}
      {signs && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={<Text id="reference.accessKey" />}>
            <Input
              value={pair.key}
              onChange={(event) => change({ key: event.target.value })}
              autoComplete="off"
              spellCheck={false}
              className="font-mono text-label"
            />
          </Field>
          <Field
            label={<Text id="reference.secret" />}
            hint={
              <>
                <Text id="reference.tryKept" />{" "}
                <Link to="/account/api" className="text-vault underline underline-offset-4">
                  <Text id="reference.yourKeys" />
                </Link>
              </>
            }
          >
            <PasswordInput
              value={pair.secret}
              onChange={(event) => change({ secret: event.target.value })}
              autoComplete="off"
              showLabel={text("reference.showSecret")}
              hideLabel={text("reference.hideSecret")}
            />
          </Field>
        </div>
      )}
      <Field
        label={<Text id="reference.tryInput" />}
        hint={<Text id="reference.tryInputHint" />}
        error={odd && <Text id="reference.tryOdd" />}
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
          loadingLabel={text("form.sending")}
          disabled={incomplete}
        >
          <Text id="reference.trySend" values={{ name: id }} />
        </Button>
        {incomplete && (
          <span className="text-ink-2 text-label">
            <Text id="reference.tryPair" />
          </span>
        )}
      </div>
      {failure !== undefined && <FailureNote error={failure} />}
      {answer && <AnswerView of={answer} />}
    </form>
  );
}

/** An object; undefined for what is none. Nothing at all is the empty one. */
function readJson(typed: string): object | undefined {
  try {
    const value: unknown = JSON.parse(typed.trim() || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
