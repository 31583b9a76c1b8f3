import { invalid } from "./refusal.ts";

/** Reads a control call's input field by field; every error names its field. */
export class Fields {
  readonly #values: Record<string, unknown>;
  readonly #read = new Set<string>();
  /** The path of the fields with a trailing dot, for error messages. */
  readonly #inside: string;

  constructor(values: Record<string, unknown>, inside = "") {
    this.#values = values;
    this.#inside = inside;
  }

  text(name: string): string {
    return this.#require(name, this.optionalText(name));
  }
  optionalText(name: string): string | undefined {
    const value = this.any(name);
    if (value !== undefined && typeof value !== "string")
      throw invalid(this.#inside + name, "type", "It must be a string.");
    return value;
  }
  integer(name: string): number {
    return this.#require(name, this.optionalInteger(name));
  }
  /** Reads a non-negative integer; a query carries it as digits. */
  optionalInteger(name: string): number | undefined {
    const value = this.any(name);
    if (value === undefined) return undefined;
    const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
    if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 0)
      throw invalid(this.#inside + name, "type", "It must be a whole number, not negative.");
    return number;
  }
  optionalBoolean(name: string): boolean | undefined {
    const value = this.any(name);
    if (value !== undefined && typeof value !== "boolean")
      throw invalid(this.#inside + name, "type", "It must be true or false.");
    return value;
  }
  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
    const value = this.text(name);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw invalid(this.#inside + name, "enum", `It must be one of ${choices.join(", ")}.`);
    return found;
  }
  any(name: string): unknown {
    this.#read.add(name);
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
  }
  has(name: string): boolean {
    return this.any(name) !== undefined;
  }
  /** Throws for a field that was sent and not read. Call it last. */
  done(): void {
    const stray = Object.keys(this.#values).find((name) => !this.#read.has(name));
    if (stray !== undefined)
      throw invalid(this.#inside + stray.slice(0, 60), "unknown", "It is no field of this call.");
  }

  #require<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw invalid(this.#inside + name, "required", "It is missing.");
    return value;
  }
}
