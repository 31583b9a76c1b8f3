import { Select } from "@coffer/ui";
import type { LoggedRow } from "../../calls/replies.ts";
import { SearchInput } from "../../parts/search-input.tsx";
import { useNameOf } from "../../parts/use-name-of.ts";
import { useWords } from "../../words/use-words.ts";
import { type Answer, choices, type Filters, isVisitor } from "./filters.ts";

/** Radix selects have no empty value. */
const ANY = "any";

interface FilterBarProps {
  rows: readonly LoggedRow[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

export function FilterBar({ rows, filters, onChange }: FilterBarProps) {
  const words = useWords();
  const text = words.requests;
  const nameOf = useNameOf();
  const { operations, codes, uids } = choices(rows);
  const any = { value: ANY, label: words.frame.any };
  const select = (name: "operation" | "answer" | "code" | "uid", label: string, options: [string, string][]) => (
    <Select
      aria-label={label}
      prefix={words.frame.before(label)}
      options={[any, ...options.map(([value, shown]) => ({ value, label: shown }))]}
      value={filters[name] || ANY}
      onValueChange={(value) => onChange({ [name]: value === ANY ? "" : value })}
      className="w-full @xl:w-auto @xl:max-w-72"
    />
  );
  return (
    <div className="grid grid-cols-2 gap-2.5 @xl:flex @xl:flex-wrap">
      <div className="col-span-2">
        <SearchInput
          label={text.filter}
          placeholder={text.placeholder}
          value={filters.typed}
          onChange={(typed) => onChange({ typed })}
        />
      </div>
      {select(
        "operation",
        text.operation,
        operations.map((operation) => [operation, operation]),
      )}
      {select("answer", text.answer, Object.entries(text.answers) as [Answer, string][])}
      {select(
        "code",
        text.errorCode,
        codes.map((code) => [String(code), String(code)]),
      )}
      {select(
        "uid",
        text.person,
        uids.map((uid) => [uid, uid === isVisitor ? text.visitor : nameOf(uid)]),
      )}
    </div>
  );
}
