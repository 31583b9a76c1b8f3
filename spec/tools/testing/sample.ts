import type { Document, Media, Operation, Schema } from "../document.ts";
import type { Contract } from "../rules/rule.ts";

const envelope: Schema = {
  type: "object",
  description: "The frame.",
  required: ["success", "error", "requestId"],
  properties: {
    success: { type: "boolean", description: "Whether it worked." },
    error: { type: ["object", "null"], description: "Why not." },
    requestId: { type: "string", maxLength: 64, description: "Names the request." },
  },
};

/** Returns an envelope around a schema, with an example. */
export const enveloped = (result: Schema, example: unknown): Media => ({
  schema: {
    allOf: [
      { $ref: "#/components/schemas/Envelope" },
      { type: "object", required: ["result"], properties: { result } },
    ],
  },
  examples: { it: { value: { success: true, result: example, error: null, requestId: "r1" } } },
});

/** Returns a valid operation: one query field, a nested encrypted field, a key. */
function sampleOperation(): Operation {
  return {
    operationId: "pay",
    tags: ["wallet"],
    summary: "Pay a bill",
    description: "Pay one bill out of the wallet at once.",
    "x-service": "base",
    "x-retry": "key",
    "x-errors": [1, 60028],
    parameters: [
      { name: "rid", in: "query", required: true, description: "The bill.", schema: { type: "string", maxLength: 64 } },
      {
        name: "Idempotency-Key",
        in: "header",
        required: true,
        description: "One an intent.",
        schema: { type: "string", maxLength: 64 },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/PayInput" },
          examples: { pay: { value: { amount: "1.5", proof: { pin: "c2VjcmV0", pinKeyId: "k1" } } } },
        },
      },
    },
    responses: {
      "200": {
        description: "Paid.",
        content: { "application/json": enveloped({ $ref: "#/components/schemas/Bill" }, { state: 1, paidCount: 2 }) },
      },
      ...Object.fromEntries(
        [400, 401, 403, 404, 409, 413, 415, 429, 500, 503].map((status) => [status, { description: "Refused." }]),
      ),
    },
  };
}

/** Returns a new minimal contract with one of everything, valid by every rule. */
export function sample() {
  const operation = sampleOperation();
  const schemas: Record<string, Schema> = {
    Envelope: envelope,
    FailureEnvelope: envelope,
    Money: {
      type: "string",
      maxLength: 40,
      pattern: "^\\d+(\\.\\d+)?$",
      description: "A decimal amount.",
      examples: ["1.5"],
    },
    KeyId: { type: "string", maxLength: 64, description: "Which key." },
    State: {
      type: "integer",
      format: "int32",
      enum: [0, 1],
      "x-enum-varnames": ["open", "paid"],
      "x-labels": { en: ["Open", "Paid"], "zh-CN": ["未付", "已付"] },
      description: "Where it stands.",
    },
    Proof: {
      type: "object",
      description: "Proof.",
      required: ["pin", "pinKeyId"],
      properties: {
        pin: { type: "string", maxLength: 64, "x-encrypted": true, description: "The PIN." },
        pinKeyId: { $ref: "#/components/schemas/KeyId", "x-filled": true },
      },
    },
    PayInput: {
      type: "object",
      description: "A payment.",
      required: ["amount", "proof"],
      properties: {
        amount: { $ref: "#/components/schemas/Money" },
        proof: { $ref: "#/components/schemas/Proof" },
        urgent: { type: "boolean", default: false, description: "Whether it hurries." },
      },
    },
    Bill: {
      type: "object",
      description: "A bill.",
      required: ["state", "paidCount"],
      properties: {
        state: { $ref: "#/components/schemas/State" },
        paidCount: { type: "integer", format: "int32", maximum: 100, description: "How many parts are paid." },
      },
    },
  };
  const service = { url: "https://api.coffer.example", description: "Base." };
  const document: Document = {
    openapi: "3.1.0",
    info: { title: "Sample", version: "1" },
    servers: [service],
    tags: [{ name: "wallet", description: "Wallets.", "x-no-key": "People pay." }],
    paths: { "/api/Wallet/Pay": { post: operation } },
    components: { schemas },
    "x-http-status": { default: 400 },
    "x-error-data": {},
    "x-number-prefixes": {},
    "x-services": { base: service, merchant: service, multisig: service, content: service },
  };
  const catalogue = new Map([
    [1, "maintenance"],
    [60028, "insufficientBalance"],
  ]);
  const contract: Contract = { document, catalogue, unused: [] };
  return { contract, document, operation, schemas };
}
