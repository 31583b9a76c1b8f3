import type { Document } from "../document.ts";
import { operationsOf } from "../document.ts";
import type { Contract, Finding } from "./rule.ts";

/** The format of a record's number: the prefix of its kind, the day and a count. */
const recordNumber = /^([A-Z]+)20\d{11}$/;

/** Numbers in examples have their kind's prefix, and a record has the same number everywhere. */
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

/** Addresses of known chains. */
const chainAddress = /^(T[1-9A-HJ-NP-Za-km-z]{33}|0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,}|r[1-9A-HJ-NP-Za-km-z]{24,34})$/;

/** An address in examples has one owner: a user, a merchant or a multisig wallet. */
export function* addresses({ document }: Contract): Iterable<Finding> {
  const serviceOf = new Map<string, string>();
  for (const { operation } of operationsOf(document)) {
    const service = operation["x-service"] ?? "";
    const media = [operation.requestBody, operation.responses?.["200"]].map(
      (each) => each?.content?.["application/json"],
    );
    for (const { value } of media.flatMap((each) => Object.values(each?.examples ?? {})))
      for (const text of textsIn(value).filter((each) => chainAddress.test(each))) {
        const other = serviceOf.get(text) ?? service;
        if (other !== service)
          yield [
            operation.operationId ?? "",
            `shows the address ${text}, which an example of ${other} has too; give each its own.`,
          ];
        serviceOf.set(text, other);
      }
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
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
