import { type OperationInfo, operations } from "@coffer/sdk/contract";
import { type Refusal, refuse } from "./refusal.ts";

/** Path (case-insensitive, as in the original's framework) → method → operation. */
const routes = new Map<string, Map<string, OperationInfo>>();
for (const operation of Object.values(operations)) {
  const path = operation.path.toLowerCase();
  const methods = routes.get(path) ?? new Map();
  routes.set(path, methods.set(operation.method, operation));
}

/** Keyed by the contract's own spelling, which nearly all requests use. */
const spelled = new Map(Object.values(operations).map(({ path }) => [path, routes.get(path.toLowerCase())]));

export type Route = { operation: OperationInfo } | { refusal: Refusal; allow: string | null };

export function findRoute(method: string, path: string): Route {
  const methods = spelled.get(path) ?? routes.get(path.toLowerCase().replace(/\/+$/, ""));
  const operation = methods?.get(method);
  if (operation) return { operation };
  if (!methods)
    return { refusal: refuse("unknownPath", `${path.slice(0, 200)} is no path of the contract.`), allow: null };
  const allow = [...methods.keys()].join(", ");
  return { refusal: refuse("wrongMethod", `${path.slice(0, 200)} takes ${allow}.`), allow };
}
