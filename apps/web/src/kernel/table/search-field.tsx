import { InputGroup } from "@coffer/ui";
import { SearchIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";

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
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  const tell = useRef(change);
  tell.current = change;

  // Back, and "clear the filters", change the address without a key. What we sent ourselves must not undo newer keys.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const next = typed.trim();
    if (next === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = next;
      tell.current(next || undefined);
    }, wait);
    return () => clearTimeout(timer);
  }, [typed, wait]);

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
