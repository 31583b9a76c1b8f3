import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import {
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { sandboxAreas, textGroups } from "../src/messages/groups.ts";

const folder = join(import.meta.dirname, "../src/messages");
const types = join(folder, "message-arguments.gen.ts");
const index = "virtual:messages";
const prefix = `${index}/`;

/** Returns the messages of a locale by id, of the given files or of all. */
export function readMessages(locale: string, files: readonly string[] = filesOf(locale)): Record<string, string> {
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, locale, `${file}.json`), "utf8"))),
  );
}

const locales = () => readdirSync(folder).filter((name) => !name.includes("."));
const filesOf = (locale: string) => readdirSync(join(folder, locale)).map((name) => basename(name, ".json"));

/** Compiles a message to FormatJS's syntax tree, so that the app ships without the parser. */
export const compile = (message: string): MessageFormatElement[] => parse(message, { shouldParseSkeletons: true });

/** Returns the values a message is formatted with: their names and TypeScript types. */
function argumentTypes(elements: MessageFormatElement[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, type: string) => {
    if (found.get(name) !== "number") found.set(name, type);
  };
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element)) continue;
    const isNumber = isNumberElement(element) || isPluralElement(element);
    add(element.value, isTagElement(element) ? "MessageTag" : isNumber ? "number" : "string | number");
    const inner = isTagElement(element)
      ? [element.children]
      : isPluralElement(element) || isSelectElement(element)
        ? Object.values(element.options).map((option) => option.value)
        : [];
    for (const [name, type] of inner.flatMap((part) => [...argumentTypes(part)])) add(name, type);
  }
  return found;
}

/** Returns the source of message-arguments.gen.ts: each id of the English messages with the types of its values. */
export function messageArguments(): string {
  const lines = Object.entries(readMessages("en")).map(([id, message]) => {
    const values = [...argumentTypes(compile(message))].map(([name, type]) => `${JSON.stringify(name)}: ${type}`);
    return `  ${JSON.stringify(id)}: ${values.length > 0 ? `{ ${values.join("; ")} }` : "NoMessageValues"};`;
  });
  return [
    "// Written by vite/messages.ts from en/*.json.",
    'import type { MessageTag, NoMessageValues } from "react-intl";',
    "",
    "export interface MessageArguments {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

function writeTypes(): void {
  const source = messageArguments();
  if (readFileSync(types, { encoding: "utf8", flag: "a+" }) !== source) writeFileSync(types, source);
}

interface MessagesOptions {
  /** Leaves out the messages of the sandbox. */
  forPeople?: boolean;
  /** Writes message-arguments.gen.ts when the server starts and when a message changes. */
  writesTypes?: boolean;
}

/** `virtual:messages` imports `virtual:messages/<locale>/<group>`: the compiled messages, a chunk each. */
export function messages({ forPeople = false, writesTypes = false }: MessagesOptions = {}): Plugin {
  return {
    name: "coffer:messages",
    configureServer() {
      if (writesTypes) writeTypes();
    },
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${index}`) return importsOfAll();
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [locale = "", group = ""] = id.slice(prefix.length + 1).split("/");
      const all: readonly string[] = Object.entries(textGroups).find(([name]) => name === group)?.[1] ?? [];
      const files = forPeople ? all.filter((file) => !sandboxAreas.includes(file)) : all;
      for (const file of files) this.addWatchFile(join(folder, locale, `${file}.json`));
      const compiled = Object.entries(readMessages(locale, files)).map(([key, message]) => [key, compile(message)]);
      // JSON.parse of one string starts faster than an object literal of this size.
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder + sep) || !file.endsWith(".json")) return;
      if (writesTypes) writeTypes();
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
  return `export const load = {${locales().map((locale) => `"${locale}": {${ofLocale(locale).join()}}`)}}`;
}
