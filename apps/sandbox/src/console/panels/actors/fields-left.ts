/** Names of one and the same: a person, a code to scan. */
const sameThing = [
  ["uid", "name", "contact"],
  ["id", "content"],
];

/** What an action takes besides what is known already; what is named needs no other name. */
export function fieldsLeft(takes: readonly string[], send: Record<string, unknown>): string[] {
  return takes.filter((each) => {
    const name = each.replace("?", "");
    const others = sameThing.find((names) => names.includes(name)) ?? [];
    return !(name in send) && !others.some((other) => other in send);
  });
}

/** A field as the control API takes it: digits and true or false are what they look like, nothing is left out. */
export function valuesOf(typed: Record<string, string>): Record<string, unknown> {
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== "");
  return Object.fromEntries(given.map(([name, text]) => [name, typedAs(text.trim())]));
}

function typedAs(text: string): string | boolean {
  return text === "true" ? true : text === "false" ? false : text;
}
