import type { Document } from "../document.ts";
import { operationsOf } from "../document.ts";
import type { Contract, Finding } from "./rule.ts";

/** What a record's number looks like: the prefix of its kind, the day and a count. */
const recordNumber = /^([A-Z]+)20\d{11}$/;

/** Numbers in examples begin as their kind's do, and a record has one number wherever it is shown. */
export function* numbers({ document }: Contract): Iterable<Finding> {
  const known = document["x-number-prefixes"] ?? {};
  const numberOf = new Map<string, string>();
  for (const [at, { id, number }] of shownRecords(document)) {
    const prefix = typeof number === "string" ? recordNumber.exec(number)?.[1] : undefined;
    if (typeof number !== "string" || prefix === undefined) continue;
    if (!known[prefix]) yield [at, `shows the number ${number}, whose prefix x-number-prefixes doesn't have.`];
    if (typeof id !== "string") continue;
    const other = numberOf.get(id) ?? number;
    if (other !== number) yield [at, `gives ${id} the number ${number}, and elsewhere ${other}; it has one.`];
    numberOf.set(id, other);
  }
}

function* shownRecords(document: Document): Generator<[at: string, record: Record<string, unknown>]> {
  for (const { operation } of operationsOf(document)) {
    const examples = operation.responses?.["200"]?.content?.["application/json"]?.examples ?? {};
    for (const [name, { value }] of Object.entries(examples)) {
      for (const record of objectsIn(value)) yield [`${operation.operationId} reply example ${name}`, record];
    }
  }
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}
