// What the sandbox and the documentation take from the contract: the whole operation table and the wire's types.

import { groups } from "./generated/all-groups.ts";
import {
  facts,
  type OperationErrors,
  type OperationFacts,
  type OperationId,
  type Results,
} from "./generated/contract.ts";
import type { WireInputs } from "./generated/wire.ts";
import { type CallPlan, type OperationSpec, planOf } from "./http/operation-spec.ts";

export type { OperationId, OperationIdsByGroup, Results } from "./generated/contract.ts";
export * from "./generated/enums.ts";
/** Every numbered enumeration, by name. */
export * as enums from "./generated/enums.ts";
export { httpStatus } from "./generated/http-status.ts";
export { labels } from "./generated/labels.ts";
export { lifeCycles } from "./generated/life-cycles.ts";
export { numberPrefixes } from "./generated/number-prefixes.ts";
// All types by name, so that the declarations of a package built on them can refer to them.
export type * from "./generated/types.ts";
export type * from "./generated/wire.ts";
export type { Auth, CallPlan, EncryptedField, Method, Retry, Service, SessionEffect } from "./http/operation-spec.ts";

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
}

/** Every operation of the contract. */
export const operations: Readonly<Record<OperationId, OperationInfo>> = /* @__PURE__ */ readAll();

function readAll(): Record<OperationId, OperationInfo> {
  const specs = new Map<string, OperationSpec>(Object.values(groups).flatMap((table) => Object.entries(table)));
  const ids = Object.keys(facts) as OperationId[];
  const entries = ids.flatMap((operationId): [OperationId, OperationInfo][] => {
    const { group, accounts, permission, errors, summary } = facts[operationId];
    const spec = specs.get(operationId);
    return spec ? [[operationId, { operationId, group, accounts, permission, errors, summary, ...planOf(spec) }]] : [];
  });
  return Object.fromEntries(entries) as Record<OperationId, OperationInfo>;
}
