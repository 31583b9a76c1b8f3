import type { Document, Schema } from "../document.ts";
import { languages } from "../emit/labels.ts";
import { modelsOf } from "../model.ts";
import { refName, walkDeep } from "../schema.ts";
import { schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

/** Numbered enums, and named ones in results, have a display text per value and language, or a reason why not. */
export function* labels({ document }: Contract): Iterable<Finding> {
  const shown = shownEnums(document);
  for (const [at, schema] of schemasOf(document)) {
    const { enum: values, "x-enum-varnames": names, "x-labels": texts } = schema;
    if (texts === undefined) {
      if (values && (names || shown.has(at)))
        yield [at, "has no x-labels; write a text for each value in each language, or why people never see them."];
    } else if (!values) yield [`${at}/x-labels`, "stands on a schema without enum; delete it."];
    else if (typeof texts === "object") yield* faultsOf(`${at}/x-labels`, values.length, texts);
    else if (names) yield [`${at}/x-labels`, "must have texts: getEnum lists every numbered enum."];
    else if (!texts.endsWith(".")) yield [`${at}/x-labels`, "must say in a sentence why people never see the values."];
  }
}

/** Returns the named enums in operation results. */
function shownEnums(document: Document): Set<string | undefined> {
  const results = modelsOf(document).map(({ result }) => result ?? {});
  return new Set(results.flatMap((result) => [...walkDeep(document, result)].map(refName)));
}

function* faultsOf(
  at: string,
  count: number,
  texts: Exclude<Schema["x-labels"], string | undefined>,
): Iterable<Finding> {
  for (const language of Object.keys(texts).filter((each) => !languages.some((known) => known === each)))
    yield [at, `has ${language}; the languages are ${languages.join(" and ")}.`];
  for (const language of languages) {
    const ofLanguage = texts[language] ?? [];
    if (ofLanguage.length !== count) yield [at, `has ${ofLanguage.length} texts in ${language} for ${count} values.`];
    if (ofLanguage.some((text) => typeof text !== "string" || text.trim() === ""))
      yield [at, `has an empty text in ${language}.`];
  }
}
