import { Button, Field, Input, Select } from "@coffer/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../../api/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { DAY, HOUR, MINUTE, momentText, SECOND } from "../../parts/time.ts";
import { words } from "../../words.ts";

const text = words.overview;
const steps = [
  [MINUTE, text.steps.minute],
  [10 * MINUTE, text.steps.tenMinutes],
  [HOUR, text.steps.hour],
  [DAY, text.steps.day],
] as const;
const sizes: Record<string, number> = { s: SECOND, min: MINUTE, h: HOUR, d: DAY };
const units = Object.entries(text.units).map(([value, label]) => ({ value, label }));

export function Advance() {
  const advance = useAct("POST clock/advance");
  const [amount, setAmount] = useState("");
  const [unit, setUnit] = useState("min");
  const [wrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = /^[1-9]\d{0,8}$/.test(amount.trim());
    setWrong(!isRight);
    if (isRight) advance.mutate({ ms: Number(amount) * (sizes[unit] ?? MINUTE) });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <fieldset>
          <legend className="mb-2 font-medium text-label">{text.forward}</legend>
          <div className="grid grid-cols-4 gap-2">
            {steps.map(([ms, label]) => (
              <Button
                key={ms}
                variant="secondary"
                className="px-3"
                onClick={() => advance.mutate({ ms })}
                loading={isStep(advance, ms)}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
        <form onSubmit={submit} noValidate className="flex items-start gap-2">
          <Field label={text.amount} error={wrong ? text.amountError : undefined}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              className="w-20"
            />
          </Field>
          <Select
            aria-label={text.unit}
            options={units}
            value={unit}
            onValueChange={setUnit}
            className="mt-[26px] w-28"
          />
          <Button type="submit" className="mt-[26px]">
            {text.advance}
          </Button>
        </form>
      </div>
      <Failure error={advance.error} />
      <p role="status" className="sr-only">
        {advance.data && text.forwardDone(momentText(advance.data.now))}
      </p>
    </div>
  );
}

const isStep = ({ isPending, variables }: ReturnType<typeof useAct<"POST clock/advance">>, ms: number) =>
  isPending && variables.ms === ms;
