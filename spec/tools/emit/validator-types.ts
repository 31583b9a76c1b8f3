import { firstLine } from "./text.ts";

export const validatorTypes = `${firstLine}
import type { OperationId } from "@coffer/sdk/contract";

/** A check, made at its first use. After a \`false\`, \`errors\` says why; the next call overwrites it. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

export interface CheckError {
  /** Where, as a JSON pointer: "/verification/googleCode", "" for the whole. */
  instancePath: string;
  /** The broken rule: "required", "type", "pattern", "additionalProperties" … */
  keyword: string;
  /** Its particulars, such as \`missingProperty\` or \`additionalProperty\`. */
  params: Record<string, unknown>;
  message: string;
}

export interface Checks {
  /** Query and body in one object. Fills the defaults of the fields left out. */
  input: Check;
  /** The whole envelope of a success. */
  reply: Check;
}

export declare const validators: Readonly<Record<OperationId, Checks>>;

/** Of what a control call that reads answers: \`shown("GET users")\`. */
export declare function shown(call: string): Check;

/** The envelope of a refusal. */
export declare const failure: Check;

/**
 * Reads the strings of a query (or the text parts of a form) by the schema's type: "20" becomes 20 where the contract
 * says integer, "true" becomes true where it says boolean, a repeated name an array. What doesn't fit stays a string, so
 * that the check refuses it by name; unknown names stay too.
 */
export declare function readFields(operationId: OperationId, params: URLSearchParams): Record<string, unknown>;
`;
