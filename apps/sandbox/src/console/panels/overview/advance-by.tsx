import { Button, Field, Input, Select } from "@coffer/ui";
import { type FormEvent, useState } from "react";
import { DAY, HOUR, MINUTE, SECOND } from "../../parts/time.ts";
import { useWords } from "../../words/use-words.ts";

const sizes: Record<string, number> = { s: SECOND, min: MINUTE, h: HOUR, d: DAY };

export function AdvanceBy({ onAdvance }: { onAdvance: (milliseconds: number) => void }) {
  const text = useWords().overview;
  const [amount, setAmount] = useState("");
  const [unit, setUnit] = useState("min");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = /^[1-9]\d{0,8}$/.test(amount.trim());
    setWrong(!isRight);
    if (isRight) onAdvance(Number(amount) * (sizes[unit] ?? MINUTE));
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid max-w-80 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-2"
    >
      <Field label={text.amount} error={wrong ? text.amountError : undefined}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Select
        aria-label={text.unit}
        options={Object.entries(text.units).map(([value, label]) => ({ value, label }))}
        value={unit}
        onValueChange={setUnit}
        className="mt-[26px]"
      />
      <Button type="submit" className="mt-[26px]">
        {text.advance}
      </Button>
    </form>
  );
}
