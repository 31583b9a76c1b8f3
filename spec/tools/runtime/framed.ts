export interface Check {
  (value: unknown, context?: { instancePath: string }): boolean;
  errors?: readonly unknown[] | null;
}

/** One check out of the envelope's frame, which all replies share, and what this reply carries in it. */
export function framed(frame: Check, slot: string, content: Check): Check {
  const check: Check = (value) => {
    const inside = isObject(value) && slot in value;
    const good = [frame(value), !inside || content(value[slot], { instancePath: `/${slot}` })];
    check.errors = good.every(Boolean) ? null : [...(frame.errors ?? []), ...((inside && content.errors) || [])];
    return check.errors === null;
  };
  return check;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
