import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lint } from "./rules/all.ts";
import { billCycle, cycle, plantedForm, schema } from "./testing/planted-form.ts";
import { listed, plantedPromises, reply } from "./testing/planted-promises.ts";
import { sample } from "./testing/sample.ts";

test("needs no clock for a state without waiting", () => {
  const it = sample();
  cycle(it, ({ states }) => {
    states.open?.moves?.pop();
    Object.assign(states.open ?? {}, { resting: true });
  });
  expect(lint(it.contract)).toEqual([]);
});

test("accepts a contract with every mark", () => {
  const it = sample();
  Object.assign(it.operation, { "x-permission": "withdraw", security: [{ bearer: [] }, { apiKey: [] }] });
  schema(it, "State")["x-life-cycle"] = billCycle();
  it.document["x-error-data"] = { 60028: "Bill" };
  it.document["x-http-status"] = { default: 400, 1: 503, 401: 401 };
  it.document["x-number-prefixes"] = { P: "payment", PR: "refund" };
  expect(lint(it.contract)).toEqual([]);
});

test("accepts a clean contract", () => {
  expect(lint(sample().contract)).toEqual([]);
});

test("accepts a complete list, and a short one with a reason", () => {
  const it = sample();
  listed(it, () => {});
  expect(lint(it.contract)).toEqual([]);
  const short = sample();
  listed(short, (page, parameters) => {
    delete page.properties?.nextCursor;
    page.required?.pop();
    parameters.splice(0);
  });
  reply(short).examples = {};
  short.operation["x-bounded"] = "A bill a month.";
  expect(lint(short.contract).filter((finding) => finding.startsWith("lists"))).toEqual([]);
});

const faults = [...plantedForm, ...plantedPromises];

test.each(faults)("finds %s", (_, spoil, finding) => {
  const it = sample();
  spoil(it);
  expect(lint(it.contract)).toContainEqual(expect.stringMatching(finding));
});

test("has a planted fault for every message", () => {
  const found = faults.flatMap(([, spoil]) => {
    const it = sample();
    spoil(it);
    return lint(it.contract);
  });
  const folder = new URL("./rules/", import.meta.url);
  const rules = readdirSync(folder).filter((name) => !name.endsWith(".test.ts"));
  const messages = rules.flatMap((name) => messagesIn(readFileSync(new URL(name, folder), "utf8")));
  expect(messages.length).toBeGreaterThan(70);
  expect(messages.filter((message) => !found.some((finding) => asPattern(message).test(finding)))).toEqual([]);
});

/** Returns the messages in a rule's source, with placeholders. */
const messagesIn = (source: string): string[] =>
  [
    ...source
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
      .matchAll(/"([^"\n]* [^"\n]*\.)"|`((?:[^`\\]|\\.)* (?:[^`\\]|\\.)*\.)`/g),
  ].map(([, plain, template]) => plain ?? template ?? "");
const asPattern = (message: string) => {
  const text = message.replaceAll("\\`", "`");
  // A placeholder covers a template's expression, including nested templates.
  const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`: ${parts.join(".*")}$`, "s");
};
