/** What an action takes besides what is known already; one that has its person needs no other name for it. */
export function fieldsLeft(takes: readonly string[], send: Record<string, unknown>): string[] {
  const names = ["uid", "name", "contact"];
  const isNamed = names.some((name) => name in send);
  return takes.filter((each) => {
    const name = each.replace("?", "");
    return !(name in send) && !(isNamed && names.includes(name));
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
