import { Combobox, cn, type Option } from "@coffer/ui";
import { type ReactNode, type RefCallback, useId } from "react";
import { useIntl } from "react-intl";
import { filterTyped, pastedAmount } from "../../platform/amount/amount-input.ts";

export interface AmountSideProps {
  label: ReactNode;
  /** The accessible name of its coin select. */
  coinLabel: string;
  coin: string;
  options: readonly Option[];
  choose: (coin: string) => void;
  shown: string;
  type: (text: string) => void;
  decimals: number;
  /** At the right of the label: the balance. */
  have: ReactNode;
  note: ReactNode;
  worth: ReactNode;
  error?: ReactNode;
  inputRef?: RefCallback<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** Longer amounts get a smaller font: a truncated amount could be misread. */
function sizeOf({ length }: string): string {
  if (length > 14) return "text-label sm:text-base";
  return length > 9 ? "text-base max-[359px]:text-label sm:text-[26px]" : "text-[22px] sm:text-[26px]";
}

/** One side of a conversion: coin and amount, both editable. */
export function AmountSide(props: AmountSideProps) {
  const intl = useIntl();
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="flex flex-col gap-2">
      <div
        className={cn(
          "flex flex-col gap-2 rounded-lg border bg-surface p-3 focus-within:border-vault",
          props.error ? "border-bad" : "border-line-strong",
        )}
      >
        <div className="flex items-baseline justify-between gap-3 text-label">
          <label htmlFor={id} className="font-medium">
            {props.label}
          </label>
          <span className="text-ink-2">{props.have}</span>
        </div>
        <div className="flex items-center gap-2">
          <div className="w-32 shrink-0">
            <Combobox
              aria-label={props.coinLabel}
              options={props.options}
              value={props.coin}
              onValueChange={props.choose}
              placeholder={intl.formatMessage({ id: "form.select" })}
              searchLabel={intl.formatMessage({ id: "form.search" })}
              emptyText={intl.formatMessage({ id: "form.noMatch" })}
            />
          </div>
          <input
            ref={props.inputRef}
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={props.shown}
            aria-invalid={props.error ? true : undefined}
            aria-describedby={noteId}
            aria-busy={props.busy || undefined}
            onBlur={props.onBlur}
            onChange={(event) => props.type(filterTyped(event.target.value, props.decimals))}
            onPaste={(event) => {
              event.preventDefault();
              props.type(pastedAmount(event.clipboardData.getData("text")));
            }}
            title={props.shown}
            className={cn(
              "w-full min-w-0 rounded-sm bg-transparent text-right font-medium tabular-nums outline-none placeholder:text-ink-3",
              sizeOf(props.shown),
            )}
          />
        </div>
        <div className="flex justify-between gap-3 text-ink-2 text-label">
          <span>{props.note}</span>
          <span className="text-right">{props.worth}</span>
        </div>
      </div>
      <div id={noteId} aria-live="polite" className="text-bad text-label empty:hidden">
        {props.error}
      </div>
    </div>
  );
}
