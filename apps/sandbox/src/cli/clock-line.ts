import type { ControlSchemas } from "../client/control-client.ts";

/** Returns "main: 2026-11-21T14:02:11.000Z, live ×60, 3 to come". */
export function clockLine(world: string, { now, mode, speed, dueCount }: ControlSchemas["Clock"]): string {
  const pace = mode === "live" && speed > 1 ? `live ×${speed}` : mode;
  return `${world}: ${now}, ${pace}, ${dueCount} to come\n`;
}
