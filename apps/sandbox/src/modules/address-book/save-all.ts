import type { ValidationError } from "@coffer/errors";
import type { WireInput } from "@coffer/sdk/contract";
import { codeOf, Refusal } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { networkOf } from "../assets/coins/exports.ts";
import { type SavedAddress, saveAddress } from "./address-book.ts";
import { readDestination } from "./destination.ts";

type Rows = WireInput<"importUserCoinAddress">["items"];

/** Saves all rows or none: every wrong row is reported with its index. */
export function saveAll(world: World, uid: string, rows: Rows): SavedAddress[] {
  const wrong: ValidationError[] = [];
  const saved = rows.flatMap((row, index) => {
    try {
      return saveAddress(world, uid, readDestination(networkOf(world, row.coin, row.network), row), row.label);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      wrong.push(...faultsOf(error, index));
      return [];
    }
  });
  // The call is refused, so rows saved before are rolled back with it.
  if (wrong.length > 0) throw new Refusal(codeOf("invalidRequest"), null, {}, wrong);
  return saved;
}

/**
 * Returns a row's faults by field. An unknown coin and a wrong address have their own codes, which are mapped to
 * their fields.
 */
function faultsOf({ code, validationErrors }: Refusal, index: number): ValidationError[] {
  const at = (field: string) => `items.${index}.${field}`;
  if (validationErrors.length > 0) return validationErrors.map((fault) => ({ ...fault, field: at(fault.field) }));
  return code === codeOf("unsupportedCurrency")
    ? [{ field: at("coin"), rule: "unknown", message: "There is no such coin or network." }]
    : [{ field: at("address"), rule: "format", message: "It is no address of this network." }];
}
