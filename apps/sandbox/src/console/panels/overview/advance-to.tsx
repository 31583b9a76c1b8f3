import { Button, Field, Input } from "@coffer/ui";
import { type FormEvent, useState } from "react";
import { useWorldNow } from "../../calls/world-now.ts";
import { useWords } from "../../words/use-words.ts";

/** To a moment of the world's time, in UTC. */
export function AdvanceTo({ onAdvance }: { onAdvance: (moment: string) => void }) {
  const text = useWords().overview;
  const { now = 0 } = useWorldNow();
  const [moment, setMoment] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = Date.parse(`${moment}Z`);
    const isRight = at > now;
    setWrong(!isRight);
    if (isRight) onAdvance(new Date(at).toISOString());
  };
  return (
    <form onSubmit={submit} noValidate className="flex min-w-0 items-start gap-2">
      <Field label={text.to} error={wrong ? text.toError : undefined} className="min-w-0">
        <Input
          type="datetime-local"
          min={new Date(now).toISOString().slice(0, 16)}
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" className="mt-[26px]">
        {text.toAction}
      </Button>
    </form>
  );
}
