import { Button, DropdownMenu, DropdownMenuCheckboxItem, DropdownMenuContent, DropdownMenuTrigger } from "@coffer/ui";
import { ChevronDownIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";

export interface MultiFilterProps<Word extends string> {
  label: string;
  options: readonly { value: Word; label: string }[];
  /** What is chosen; none means all. */
  chosen: readonly Word[] | undefined;
  change: (chosen: readonly Word[] | undefined) => void;
}

/** A filter that takes several values at once, such as statuses. */
export function MultiFilter<Word extends string>({ label, options, chosen = [], change }: MultiFilterProps<Word>) {
  const intl = useIntl();
  const turn = (value: Word, on: boolean) => {
    const next = options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each)));
    change(next.length > 0 ? next : undefined);
  };
  const [only] = options.filter(({ value }) => chosen.includes(value));
  const shown =
    chosen.length === 0 || !only
      ? intl.formatMessage({ id: "table.any" })
      : chosen.length === 1
        ? only.label
        : String(chosen.length);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" className="font-normal!">
          <span className="text-ink-2">
            <FormattedMessage id="table.filter" values={{ label }} />
          </span>
          {shown}
          <ChevronDownIcon aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {options.map((option) => (
          <DropdownMenuCheckboxItem
            key={option.value}
            checked={chosen.includes(option.value)}
            onCheckedChange={(on) => turn(option.value, on)}
            // It stays open: one mostly wants more than one.
            onSelect={(event) => event.preventDefault()}
          >
            {option.label}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
