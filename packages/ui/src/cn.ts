import { type ClassValue, clsx } from "clsx";
import { refuseConflicts } from "./class-conflicts.ts";

/**
 * Joins class names without merging: a merge in the browser costs 8 kB. Two classes for the same property throw in
 * development and tests. An override of a component's class carries a mark, such as `px-0!`.
 */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  if (import.meta.env?.DEV) refuseConflicts(all);
  return all;
}
