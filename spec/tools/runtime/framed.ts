export interface Check {
  (value: unknown, context?: { instancePath: string }): boolean;
  errors?: readonly unknown[] | null;
}

/** One check out of the envelope's frame, which all replies share, and what this reply carries in it. */
export function framed(frame: Check, slot: string, content: Check): Check {
  const place = { instancePath: `/${slot}` };
  const check: Check = (value) => {
    const inside = isObject(value) && slot in value;
    const isGoodFrame = frame(value);
    const isGood = (!inside || content(value[slot], place)) && isGoodFrame;
    check.errors = isGood ? null : [...(frame.errors ?? []), ...((inside && content.errors) || [])];
    return isGood;
  };
  return check;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
