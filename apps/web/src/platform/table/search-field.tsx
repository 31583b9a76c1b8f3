import { InputGroup } from "@coffer/ui";
import { SearchIcon } from "lucide-react";
import { useDebouncedText } from "./use-debounced-text.ts";

/** The product: "Default debounce 500 ms". */
const defaultWait = 500;

export interface SearchFieldProps {
  label: string;
  /** What the address has. */
  q: string | undefined;
  change: (q: string | undefined) => void;
  /** Milliseconds without a key; less where the rows are all here. */
  wait?: number | undefined;
  className?: string | undefined;
}

/** A list's search: looks once typing pauses, and follows the address when it changes by itself. */
export function SearchField({ label, q = "", change, wait = defaultWait, className }: SearchFieldProps) {
  const [typed, setTyped] = useDebouncedText(q, wait, (next) => change(next || undefined));
  return (
    <InputGroup
      type="search"
      aria-label={label}
      placeholder={label}
      leading={<SearchIcon />}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
      className={className}
    />
  );
}
