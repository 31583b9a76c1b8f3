import { misused } from "./mistakes.ts";

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Returns the milliseconds of "2h30m", "3d", "90s" or "1w 2d". */
export function readDuration(text: string): number {
  const parts = [...text.replaceAll(" ", "").matchAll(/(\d{1,12})(ms|s|m|h|d|w)/gy)];
  const isWhole = parts.length > 0 && parts.map(([part]) => part).join("") === text.replaceAll(" ", "");
  if (!isWhole) throw misused(`"${text.slice(0, 60)}" is no time such as 2h30m, 3d or 90s (w, d, h, m, s, ms).`);
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit as keyof typeof UNITS], 0);
}
