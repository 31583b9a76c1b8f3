/** Aliases of one thing: a user, a code to scan. */
const sameThing = [
  ["uid", "name", "contact"],
  ["id", "content"],
];

/** Returns an action's missing fields; a known one needs no alias. */
export function fieldsLeft(takes: readonly string[], send: Record<string, unknown>): string[] {
  return takes.filter((each) => {
    const name = each.replace("?", "");
    const others = sameThing.find((names) => names.includes(name)) ?? [];
    return !(name in send) && !others.some((other) => other in send);
  });
}

/** Converts a field: digits and booleans to their types, empty to omitted. */
export function valuesOf(typed: Record<string, string>): Record<string, unknown> {
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== "");
  return Object.fromEntries(given.map(([name, text]) => [name, typedAs(text.trim())]));
}

function typedAs(text: string): string | boolean {
  return text === "true" ? true : text === "false" ? false : text;
}
