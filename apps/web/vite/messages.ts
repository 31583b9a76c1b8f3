import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { sandboxAreas, textGroups } from "../src/messages/groups.ts";
import type { Message, Part } from "../src/platform/intl/message-parts.ts";

const folder = join(import.meta.dirname, "../src/messages");
const index = "virtual:messages";
const prefix = `${index}/`;

/** The texts of one area, or of all of them, in a locale. */
export function readMessages(locale: string, areas: readonly string[] = areasOf(locale)): Record<string, string> {
  return Object.assign(
    {},
    ...areas.map((area) => JSON.parse(readFileSync(join(folder, locale, `${area}.json`), "utf8"))),
  );
}

const localeNames = () => readdirSync(folder).filter((name) => !name.includes("."));
const areasOf = (locale: string) => readdirSync(join(folder, locale)).map((name) => name.replace(".json", ""));

/** A text as the list of parts it is filled in from, or as it is where there is nothing to fill in. Refuses what no page could. */
export function compile(text: string): Message {
  const parts = parse(text, { shouldParseSkeletons: false }).map((element) => partOf(element, text));
  const [only = "", ...more] = parts;
  return typeof only === "string" && more.length === 0 ? only : parts;
}

function partOf(element: MessageFormatElement, text: string): Part {
  const within = (inside: MessageFormatElement[]) => inside.map((each) => partOf(each, text));
  if (isLiteralElement(element)) return element.value;
  if (isArgumentElement(element)) return { value: element.value };
  if (isNumberElement(element) && !element.style) return { number: element.value };
  if (isPoundElement(element)) return { counted: true };
  if (isTagElement(element)) return { tag: element.value, parts: within(element.children) };
  if (isPluralElement(element) && element.pluralType === "cardinal" && element.offset === 0) {
    const cases = Object.entries(element.options).map(([name, { value }]) => [name, within(value)]);
    return { plural: element.value, cases: Object.fromEntries(cases) };
  }
  throw new Error(`platform/intl/message-parts.ts can't fill in "${text}".`);
}

/** `virtual:messages` imports `virtual:messages/<locale>/<group>`: the compiled texts, a chunk each. */
export function messages({ forPeople = false }: { forPeople?: boolean } = {}): Plugin {
  return {
    name: "coffer:messages",
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${index}`) return importsOfAll();
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [locale = "", group = ""] = id.slice(prefix.length + 1).split("/");
      const all: readonly string[] = Object.entries(textGroups).find(([name]) => name === group)?.[1] ?? [];
      const areas = forPeople ? all.filter((area) => !sandboxAreas.includes(area)) : all;
      for (const area of areas) this.addWatchFile(join(folder, locale, `${area}.json`));
      const compiled = Object.entries(readMessages(locale, areas)).map(([key, text]) => [key, compile(text)]);
      // JSON.parse of one string starts faster than an object literal of this size.
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder + sep)) return;
      for (const [id, module] of server.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}

function importsOfAll(): string {
  const groups = Object.keys(textGroups);
  const ofLocale = (locale: string) => groups.map((group) => `"${group}": () => import("${prefix}${locale}/${group}")`);
  return `export const load = {${localeNames().map((locale) => `"${locale}": {${ofLocale(locale).join()}}`)}}`;
}
