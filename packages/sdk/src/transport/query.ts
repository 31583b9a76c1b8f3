import type { Fields } from "./split-input.ts";

/** Fields as a query: a list repeats its name; what is missing is left out. */
export function queryOf(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one) => (one == null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`])),
  );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
