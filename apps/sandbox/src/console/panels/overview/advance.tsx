import { Button } from "@coffer/ui";
import { useAct } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { DAY, HOUR, MINUTE } from "../../parts/time.ts";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";
import { AdvanceBy } from "./advance-by.tsx";
import { AdvanceTo } from "./advance-to.tsx";

const steps = [
  [MINUTE, "minute"],
  [10 * MINUTE, "tenMinutes"],
  [HOUR, "hour"],
  [DAY, "day"],
] as const;

/** Advances by a preset, a duration, or to a moment. */
export function Advance() {
  const text = useWords().overview;
  const { momentText } = useTimes();
  const advance = useAct("POST clock/advance");
  const isStep = (ms: number) =>
    advance.isPending && advance.variables !== undefined && "ms" in advance.variables && advance.variables.ms === ms;
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-2 font-medium text-label">{text.forward}</legend>
        <div className="grid grid-cols-2 gap-2 @sm:grid-cols-4">
          {steps.map(([ms, name]) => (
            <Button key={ms} variant="secondary" onClick={() => advance.mutate({ ms })} loading={isStep(ms)}>
              {text.steps[name]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <AdvanceBy onAdvance={(ms) => advance.mutate({ ms })} />
        <AdvanceTo onAdvance={(to) => advance.mutate({ to })} />
      </div>
      <Failure error={advance.error} />
      <p role="status" className="sr-only">
        {advance.data && text.forwardDone(momentText(advance.data.now))}
      </p>
    </div>
  );
}
