type Search = Record<string, unknown>;

/**
 * Reads a query string as text only. The router's own reading turns the order id `662E41` into 6.62e+43 and cuts
 * long digits; a route that wants a number asks for one in `validateSearch`.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = Object.create(null);
  const params = new URLSearchParams(text);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    found[key] = values.length > 1 ? values : (values[0] ?? "");
  }
  return { ...found };
}

/** Writes what `parseSearch` reads. What is undefined, null or empty stays out of the address. */
export function stringifySearch(search: Search): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== "") params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
