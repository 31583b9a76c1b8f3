import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Document, Schema } from "./document.ts";
import { spec } from "./groups.ts";
import { modelsOf } from "./model.ts";
import { resolve } from "./schema.ts";

/**
 * What each of the product's routes shows and where each part comes from: `operation`, or `operation.field` of its result;
 * or why it needs no call. `spec/screens/` has a file for each area. `screens.test.ts` finds operations and fields that
 * aren't there, `.ci/web-calls.test.ts` calls of the web app that its route doesn't name.
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

/** Every source of a screen, with the route and what it is for. */
export function* sourcesOf(screens: Screens): Generator<{ route: string; shown: string; source: string }> {
  for (const [route, parts] of Object.entries(screens)) {
    if (typeof parts === "string") continue;
    for (const [shown, sources] of Object.entries(parts))
      for (const source of [sources].flat()) yield { route, shown, source };
  }
}

/** What a screen asks for that the contract doesn't give. */
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

/** The object a field is looked for in: the row of a list, the value of one that may be null. */
function inside(document: Document, schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined;
  const whole = resolve(document, schema);
  const option = whole.oneOf?.find(({ type }) => type !== "null");
  if (option && !whole.properties) return inside(document, option);
  return whole.type === "array" ? inside(document, whole.items) : whole;
}
