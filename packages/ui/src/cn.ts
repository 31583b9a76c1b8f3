import { type ClassValue, clsx } from "clsx";
import { refuseConflicts } from "./class-conflicts.ts";

/**
 * Classes put together, and nothing more: merging them in the browser is 8 kB. Two that are about the same thing are a
 * mistake, found while developing and in tests; whoever overrides a component's class marks it, `px-0!`.
 */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  if (import.meta.env?.DEV) refuseConflicts(all);
  return all;
}
