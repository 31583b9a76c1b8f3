import { Fields } from "../core/fields.ts";
import type { Latency } from "../core/latency.ts";
import { invalid } from "../core/refusal.ts";

const LONGEST = 120_000;
const WIDEST = 5;

/** Reads a fault rule's latency: milliseconds, or a distribution. */
export function readLatency(value: unknown, at: string): Latency {
  if (typeof value === "number") return milliseconds(value, at);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid(at, "type", "It is milliseconds, { uniform: [min, max] } or { lognormal: { median, sigma, max } }.");
  const fields = new Fields(value as Record<string, unknown>, `${at}.`);
  const uniform = fields.any("uniform");
  const lognormal = fields.any("lognormal");
  fields.done();
  if ((uniform === undefined) === (lognormal === undefined))
    throw invalid(at, "either", "Give uniform or lognormal, one of them.");
  return uniform === undefined ? readLognormal(lognormal, `${at}.lognormal`) : readUniform(uniform, `${at}.uniform`);
}

function readUniform(value: unknown, at: string): Latency {
  if (!Array.isArray(value) || value.length !== 2) throw invalid(at, "type", "It is [min, max].");
  const [min, max] = [milliseconds(value[0], `${at}.0`), milliseconds(value[1], `${at}.1`)];
  if (min > max) throw invalid(`${at}.1`, "minimum", "The second is not below the first.");
  return { uniform: [min, max] };
}

function readLognormal(value: unknown, at: string): Latency {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid(at, "type", "It is { median, sigma, max }.");
  const fields = new Fields(value as Record<string, unknown>, `${at}.`);
  const sigma = fields.any("sigma");
  const [median, max] = ["median", "max"].map((name) => milliseconds(fields.any(name), `${at}.${name}`));
  fields.done();
  if (typeof sigma !== "number" || !(sigma >= 0 && sigma <= WIDEST))
    throw invalid(`${at}.sigma`, "range", `It is 0 to ${WIDEST}.`);
  return { lognormal: { median: median ?? 0, sigma, max: max ?? 0 } };
}

function milliseconds(value: unknown, at: string): number {
  if (value === undefined) throw invalid(at, "required", "It is missing.");
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw invalid(at, "type", "It must be a whole number of milliseconds.");
  if (value > LONGEST) throw invalid(at, "maximum", `At most ${LONGEST} ms.`);
  return value;
}
