/**
 * One part of a compiled text: words, a value, a number in the language's digits, a choice by a number (`counted` stands
 * for that number inside it), or words a tag encloses. `vite/messages.ts` makes them and refuses a text that needs more.
 */
export type Part =
  | string
  | { value: string }
  | { number: string }
  | { plural: string; cases: Record<string, Part[]> }
  | { counted: true }
  | { tag: string; parts: Part[] };

/** A text with nothing to fill in is a string. */
export type Message = string | Part[];

type Values = Readonly<Record<string, unknown>>;

/** Fills in a text. The parts are strings, and what `values` has in place of strings. */
export function fillerIn(locale: string): (parts: readonly Part[], values?: Values) => unknown[] {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  const fill = (parts: readonly Part[], values: Values, counted?: number): unknown[] =>
    parts.flatMap((part) => {
      if (typeof part === "string") return part;
      if ("counted" in part) return digits.format(counted ?? 0);
      if ("value" in part) return shown(given(values, part.value));
      if ("number" in part) return digits.format(Number(given(values, part.number)));
      if ("tag" in part) {
        const enclose = given(values, part.tag) as (inside: unknown[]) => unknown;
        return enclose(fill(part.parts, values, counted));
      }
      const count = Number(given(values, part.plural));
      const chosen = part.cases[`=${count}`] ?? part.cases[rules.select(count)] ?? part.cases.other;
      return fill(chosen ?? [], values, count);
    });
  return (parts, values = {}) => fill(parts, values);
}

function given(values: Values, name: string): unknown {
  if (name in values) return values[name];
  throw new Error(`A text asks for "${name}", and nobody gives it.`);
}

const shown = (value: unknown) => (typeof value === "number" ? String(value) : (value ?? ""));
