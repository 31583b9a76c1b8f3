import type { Schema } from "../document.ts";
import { compile, type Fault, type Test } from "./compile.ts";

/** Content of a group's file: JSON text that is parsed when the group is first used. */
export interface GroupSchemas {
  /** Components by name. */
  schemas: Record<string, Schema>;
  operations: Record<string, OperationSchemas>;
}

export interface OperationSchemas {
  input: Schema;
  /** Name of the component that checks the envelope around the result. */
  frame: string;
  slot: string;
  content: Schema;
  /** Types of the fields that aren't plain strings: "integer", "boolean", "integer[]" … */
  fields?: Record<string, string>;
}

export interface Check {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

/** The checks of every operation. A group's schemas are parsed, and each check is compiled, on first use. */
export class Checks {
  readonly #texts: Readonly<Record<string, string>>;
  readonly #owners: ReadonlyMap<string, string>;
  readonly #groups = new Map<string, GroupSchemas>();
  readonly #components = new Map<string, Test>();

  /** `owners`: names of the components and operations in each group's file; all others are in `common`. */
  constructor(texts: Readonly<Record<string, string>>, owners: Readonly<Record<string, string>>) {
    this.#texts = texts;
    this.#owners = new Map(
      Object.entries(owners).flatMap(([owner, names]) => names.split(" ").map((name) => [name, owner])),
    );
  }

  /** Checks the input of an operation, and fills in the defaults of missing fields. */
  input(id: string): Check {
    const { input } = this.operation(id);
    const defaults = Object.entries(input.properties ?? {}).filter(([, schema]) => schema.default !== undefined);
    const test = compile(withoutDefaults(input), this.#find);
    return check((value, path, faults) => {
      if (isObject(value))
        for (const [name, schema] of defaults) if (value[name] === undefined) value[name] = schema.default;
      test(value, path, faults);
    });
  }

  /** Checks the whole envelope of a successful reply. */
  reply(id: string): Check {
    const { frame, slot, content } = this.operation(id);
    const ofFrame = this.#find(frame);
    const ofContent = compile(content, this.#find);
    return check((value, path, faults) => {
      ofFrame(value, path, faults);
      if (isObject(value) && slot in value) ofContent(value[slot], `${path}/${slot}`, faults);
    });
  }

  component(name: string): Check {
    return check((value, path, faults) => this.#find(name)(value, path, faults));
  }

  operation(id: string): OperationSchemas {
    const found = this.#group(this.#owners.get(id) ?? "common").operations[id];
    if (!found) throw new Error(`The contract has no operation ${id}.`);
    return found;
  }

  readonly #find = (name: string): Test => {
    const known = this.#components.get(name);
    if (known) return known;
    const schema = this.#group(this.#owners.get(name) ?? "common").schemas[name];
    if (!schema) throw new Error(`The contract has no schema ${name}.`);
    const test = compile(schema, this.#find);
    this.#components.set(name, test);
    return test;
  };

  #group(name: string): GroupSchemas {
    const known = this.#groups.get(name);
    if (known) return known;
    const group: GroupSchemas = JSON.parse(this.#texts[name] ?? "");
    this.#groups.set(name, group);
    return group;
  }
}

/** The checks by operation id; each is compiled on first use and cached. */
export function validatorsOf(checks: Checks, ids: readonly string[]) {
  const all = ids.map((id) => {
    let input: Check | undefined;
    let reply: Check | undefined;
    const both = {
      get input() {
        input ??= checks.input(id);
        return input;
      },
      get reply() {
        reply ??= checks.reply(id);
        return reply;
      },
    };
    return [id, both] as const;
  });
  return Object.fromEntries(all);
}

function check(test: Test): Check {
  const whole: Check = (value) => {
    const faults: Fault[] = [];
    test(value, "", faults);
    whole.errors = faults.length === 0 ? null : faults;
    return faults.length === 0;
  };
  return whole;
}

function withoutDefaults(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, { default: _, ...rest }]) => [name, rest]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
