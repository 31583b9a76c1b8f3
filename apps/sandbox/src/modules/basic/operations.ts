import { enums, labels, type Result } from "@coffer/sdk/contract";
import type { Operations } from "../auth/session/exports.ts";

/** Every numbered enumeration of the contract by name, its values in order, each with its label. */
export const enumerations: Result<"getEnum"> = Object.entries(enums).map(([name, values]) => {
  const texts = labels[name as keyof typeof enums];
  const entries = Object.entries(values).map(([key, value]) => ({
    value,
    key,
    labels: texts[key as keyof typeof texts],
  }));
  return { name, values: entries.sort((a, b) => a.value - b.value) };
});

export const operations = { getEnum: () => enumerations } satisfies Operations;
