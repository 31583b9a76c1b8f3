/** One call, with our own marks beside OpenAPI's fields. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly "x-service": "base" | "merchant" | "multisig" | "content";
  readonly "x-retry": "safe" | "key" | "never";
  readonly "x-errors": readonly number[];
  readonly [field: string]: unknown;
}

/** The bundled contract: OpenAPI 3.1, every `$ref` inside the document. */
interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly [field: string]: unknown };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<
    Record<string, Partial<Readonly<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>>>
  >;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [field: string]: unknown;
}

declare const document: OpenApiDocument;
export = document;
