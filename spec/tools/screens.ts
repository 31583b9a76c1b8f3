import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Document, Schema } from "./document.ts";
import { spec } from "./groups.ts";
import { modelsOf } from "./model.ts";
import { resolve } from "./schema.ts";

/**
 * The content of each product route and its sources: `operation`, or `operation.field` of its result, or why it needs
 * no call. `spec/screens/` has a file for each area. `screens.test.ts` finds unknown operations and fields;
 * `.ci/web-calls.test.ts` finds calls of the web app that its route doesn't name.
 */
export type Screens = Readonly<Record<string, string | Readonly<Record<string, string | readonly string[]>>>>;

export function readScreens(root = spec): Screens {
  const screens: Record<string, Screens[string]> = {};
  for (const file of globSync("screens/*.yaml", { cwd: root }).sort()) {
    for (const [route, parts] of Object.entries(parseYaml(readFileSync(join(root, file), "utf8")) as Screens)) {
      if (Object.hasOwn(screens, route)) throw new Error(`${file}: ${route} stands in another file already.`);
      screens[route] = parts;
    }
  }
  return screens;
}

/** Yields every source of a screen with its route and purpose. */
export function* sourcesOf(screens: Screens): Generator<{ route: string; shown: string; source: string }> {
  for (const [route, parts] of Object.entries(screens)) {
    if (typeof parts === "string") continue;
    for (const [shown, sources] of Object.entries(parts))
      for (const source of [sources].flat()) yield { route, shown, source };
  }
}

/** Returns the sources that the contract lacks. */
export function gapsOf(document: Document, screens: Screens): string[] {
  const results = new Map(modelsOf(document).map(({ id, result }) => [id, result]));
  return [...sourcesOf(screens)].flatMap(({ route, shown, source }) => {
    const [id = "", ...fields] = source.split(".");
    const place = `${route}, ${shown}: ${source}`;
    if (!results.has(id)) return [`${place} names no operation.`];
    const missing = missingField(document, results.get(id), fields);
    return missing === undefined ? [] : [`${place} has no ${missing}.`];
  });
}

function missingField(document: Document, result: Schema | undefined, fields: string[]): string | undefined {
  let schema = result;
  for (const field of fields) {
    schema = inside(document, schema)?.properties?.[field];
    if (!schema) return field;
  }
  return undefined;
}

/** Returns the object that contains a field: a list's row, or a nullable value. */
function inside(document: Document, schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined;
  const whole = resolve(document, schema);
  const option = whole.oneOf?.find(({ type }) => type !== "null");
  if (option && !whole.properties) return inside(document, option);
  return whole.type === "array" ? inside(document, whole.items) : whole;
}
