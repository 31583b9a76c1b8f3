import { Button, Card, Field, Input } from "@coffer/ui";
import { type FormEvent, useState } from "react";
import { readOrigin } from "../../place.ts";
import { usePlaces } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

const USUAL = "http://127.0.0.1:5173";

/** The target of "Sign in"; `dev` passes it in the console's address. */
export function WebAddress() {
  const text = useWords().people;
  const {
    place: { web },
    go,
    drawer,
  } = usePlaces();
  const [typed, setTyped] = useState(USUAL);
  const [wrong, setWrong] = useState(false);
  if (drawer)
    return (
      <Card className="px-5 py-4">
        <p className="text-ink-2">{text.signInHereNote}</p>
      </Card>
    );
  if (web !== null)
    return (
      <Card className="flex items-center justify-between gap-4 px-5 py-4">
        <p className="text-ink-2">{text.signInNote(web)}</p>
        <Button variant="link" onClick={() => go({ web: null })}>
          {text.webChange}
        </Button>
      </Card>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const origin = readOrigin(typed.trim());
    setWrong(origin === null);
    if (origin !== null) go({ web: origin });
  };
  return (
    <Card className="px-5 py-4">
      <form onSubmit={submit} noValidate className="flex items-start gap-2.5">
        <Field label={text.web} hint={text.webNote} error={wrong ? text.webError : undefined} className="flex-1">
          <Input
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" className="mt-[26px]">
          {text.webUse}
        </Button>
      </form>
    </Card>
  );
}
