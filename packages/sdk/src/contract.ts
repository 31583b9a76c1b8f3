// What the sandbox and the documentation take from the contract: the whole operation table and the wire's types.

import { type EncryptedField, encryptedFields } from "./crypto/encrypted-field.ts";
import { groups } from "./gen/all-groups.ts";
import { facts, type OperationErrors, type OperationFacts, type OperationId, type Results } from "./gen/contract.ts";
import type { WireInputs } from "./gen/wire.ts";
import { type CallPlan, readOperation, readTable } from "./read-operation.ts";

export type { EncryptedField } from "./crypto/encrypted-field.ts";
export type { OperationId, OperationIdsByGroup, Results } from "./gen/contract.ts";
export * from "./gen/enums.ts";
/** Every numbered enumeration, by name. */
export * as enums from "./gen/enums.ts";
export { httpStatus } from "./gen/http-status.ts";
export { labels } from "./gen/labels.ts";
export { lifeCycles } from "./gen/life-cycles.ts";
export { numberPrefixes } from "./gen/number-prefixes.ts";
// All types by name, so that the declarations of a package built on them can refer to them.
export type * from "./gen/types.ts";
export type * from "./gen/wire.ts";
export type { Auth, CallPlan, Method, Retry, Service, SessionEffect } from "./read-operation.ts";

/** The group an operation belongs to, the first name after the client. */
export type GroupName = OperationFacts["group"];

/** Query and body in one object, as they travel: what the SDK fills is there. */
export type WireInput<Id extends OperationId> = WireInputs[Id];
/** What the envelope of a success carries. */
export type Result<Id extends OperationId> = Results[Id];
/** Catalogue codes an operation may answer. */
export type ErrorsOf<Id extends OperationId> = OperationErrors[Id];

/** What the contract says of an operation. */
export interface OperationInfo extends CallPlan {
  operationId: OperationId;
  group: GroupName;
  /** Account types it is for; undefined = every signed-in account. */
  accounts: readonly number[] | undefined;
  /** What an API key needs to make the call; undefined = no key may. */
  permission: "read" | "withdraw" | "trade" | undefined;
  errors: readonly number[];
  summary: string;
  encrypted: readonly EncryptedField[];
}

/** Every operation of the contract. */
export const operations: Readonly<Record<OperationId, OperationInfo>> = /* @__PURE__ */ readAll();

function readAll(): Record<OperationId, OperationInfo> {
  const lines = new Map(Object.values(groups).flatMap((table) => readTable(table)));
  const ids = Object.keys(facts) as OperationId[];
  const entries = ids.map((operationId): [OperationId, OperationInfo] => {
    const { group, accounts, permission, errors, summary } = facts[operationId];
    const line = lines.get(operationId) ?? "";
    const encrypted = encryptedFields(line);
    const plan = readOperation(operationId, line);
    return [operationId, { operationId, group, accounts, permission, errors, summary, ...plan, encrypted }];
  });
  return Object.fromEntries(entries) as Record<OperationId, OperationInfo>;
}
