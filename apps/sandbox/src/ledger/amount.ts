/** Money as bigint in minor units. Text is exact both ways: nothing is rounded, ever. */
const DECIMAL = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Returns null when the text is not a plain decimal, or has more decimals than the asset's scale. */
export function parseAmount(text: string, scale: number): bigint | null {
  if (!DECIMAL.test(text)) return null;
  const point = text.indexOf(".");
  if (point === -1) return BigInt(text + "0".repeat(scale));
  const missing = scale - (text.length - point - 1);
  return missing < 0 ? null : BigInt(text.slice(0, point) + text.slice(point + 1) + "0".repeat(missing));
}

/** Returns the shortest exact form: no trailing zeros, a leading minus if negative. */
export function formatAmount(minor: bigint, scale: number): string {
  const sign = minor < 0n ? "-" : "";
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, "");
  return sign + whole + (decimals && `.${decimals}`);
}

/** Returns minor × rate, truncated (never rounded) to the target scale. The rate is a decimal string. */
export function convertAmount(minor: bigint, scale: number, rate: string, targetScale: number): bigint {
  const [whole = "0", decimals = ""] = rate.split(".");
  const product = minor * BigInt(whole + decimals) * 10n ** BigInt(targetScale);
  return product / 10n ** BigInt(scale + decimals.length);
}
