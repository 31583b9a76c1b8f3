// The parts of an OpenAPI 3.1 document our tools read.
export type Service = "base" | "merchant" | "multisig" | "content";
export type Retry = "safe" | "key" | "never";
export type SessionEffect = "start" | "refresh" | "end";

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
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  "x-enum-varnames"?: string[];
  "x-encrypted"?: boolean;
  "x-derived"?: { businessType: number; key: string[] };
  "x-filled"?: boolean | string;
  "x-assumed"?: string;
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
  content?: Record<string, Media>;
}

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  servers?: { url: string; description: string }[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content?: Record<string, Media> };
  responses?: Record<string, Reply>;
  "x-service"?: Service;
  "x-accounts"?: number[];
  "x-retry"?: Retry;
  "x-session"?: SessionEffect;
  "x-errors"?: number[];
  "x-assumed"?: string;
}

export type PathItem = Record<string, Operation>;

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string; description: string }[];
  security?: Record<string, string[]>[];
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Reply>;
  };
  "x-services": Record<Service, { url: string; description: string }>;
}

export const methods = ["get", "post", "put", "patch", "delete"] as const;

/** Each operation with where it stands, in the order of the document. */
export function* operationsOf(document: Document) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, operation };
    }
  }
}
