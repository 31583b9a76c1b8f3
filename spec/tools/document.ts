// The parts of an OpenAPI 3.1 document that the tools read.
export type Service = "base" | "merchant" | "multisig" | "content";
export type Retry = "safe" | "key" | "never";
export type SessionEffect = "start" | "refresh" | "end";
export type Permission = "read" | "withdraw" | "trade";

export interface Schema {
  $ref?: string;
  $id?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: (string | number | null)[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  /** The schema of the parsed text. */
  contentSchema?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  "x-enum-varnames"?: string[];
  "x-encrypted"?: boolean;
  "x-derived"?: { businessType: number; key: string[] };
  "x-filled"?: boolean | string;
  "x-assumed"?: string;
  "x-expires"?: boolean;
  /** The texts by language, or the reason why users never see the values. */
  "x-labels"?: string | Readonly<Record<string, readonly string[]>>;
  "x-life-cycle"?: LifeCycle;
}

/** A record's states and moves, by name. */
export interface LifeCycle {
  start: string[];
  states: Record<string, State>;
}

export interface State {
  about: string;
  final?: boolean;
  /** A state that may last without a deadline, such as an open account. */
  resting?: boolean;
  moves?: Move[];
}

/** `by` is an operationId, `actor:<who>` or `clock:<after what>`; `codes` are the refusals that prevent the move. */
export interface Move {
  to: string;
  by: string;
  codes?: number[];
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Reply {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content?: Record<string, Media> };
  responses?: Record<string, Reply>;
  "x-alias"?: string;
  "x-service"?: Service;
  "x-accounts"?: number[];
  "x-retry"?: Retry;
  "x-session"?: SessionEffect;
  "x-errors"?: number[];
  "x-bounded"?: string;
  /** Sets of query fields, exactly one of which is given; a body uses `oneOf`. */
  "x-one-of"?: string[][];
  "x-no-key"?: string;
  "x-permission"?: Permission;
  "x-assumed"?: string;
}

export type PathItem = Partial<Record<(typeof methods)[number], Operation>> & {
  servers?: { url: string; description: string }[];
  parameters?: (Parameter | { $ref: string })[];
};

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string; description: string }[];
  security?: Record<string, string[]>[];
  tags: { name: string; description?: string; "x-no-key"?: string }[];
  paths: Record<string, PathItem>;
  components: {
    securitySchemes?: Record<string, unknown>;
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Reply>;
    examples?: Record<string, { value?: unknown }>;
  };
  "x-services": Record<Service, { url: string; description: string }>;
  /** The HTTP status of each code; `default` for other codes. */
  "x-http-status": Readonly<Record<number | string, number>>;
  /** The schema of a code's `error.data`. */
  "x-error-data": Readonly<Record<number | string, string>>;
  /** The record kind of each number prefix. */
  "x-number-prefixes": Readonly<Record<string, string>>;
}

export const methods = ["get", "post", "put", "patch", "delete"] as const;

/** Yields each operation with its location, in document order. */
export function* operationsOf(document: Document) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, operation };
    }
  }
}
