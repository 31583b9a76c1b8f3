import type { ValidationError } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import { decryptField } from "../crypto/key-triple.ts";
import { type CheckError, readFields, validators } from "../gen/validators.js";
import type { World } from "../world/world.ts";
import { invalid, Refusal, refuse } from "./refusal.ts";
import type { Body, EngineRequest } from "./request.ts";

type Fields = Record<string, unknown>;
const REPORTED = 20;

/**
 * Returns query and body as one object, checked against the contract, encrypted fields decrypted. @throws 400, 413 or
 * 415
 */
export function readInput(world: World, operation: OperationInfo, request: EngineRequest): Fields {
  const { operationId, query: inQuery } = operation;
  const query = request.query === "" ? {} : readFields(operationId, new URLSearchParams(request.query));
  const body = inQuery === "all" ? readNoBody(operation, request) : readBody(operation, request);
  const input: Fields = { ...query, ...body };
  const check = validators[operationId].input;
  const strays = inQuery === "all" ? [] : straysOf(query, body, inQuery);
  if (!check(input) || strays.length > 0) {
    const unknown = strays.map((field) => ({ field, rule: "unknown", message: "It is not expected there." }));
    // Each alternative of a `oneOf` reports its own missing fields first; the finding of the `oneOf` is more useful.
    const faults = check.errors ?? [];
    const choice = faults.findIndex(({ keyword, instancePath }) => keyword === "oneOf" && instancePath === "");
    const errors = faults.slice(Math.max(choice, 0));
    throw new Refusal(400, null, {}, firstPerField([...unknown, ...errors.map(toValidationError)]));
  }
  for (const { field, keyId } of operation.encrypted) openField(world, input, field, keyId);
  return input;
}

/** Returns the fields that the contract doesn't allow in this place. */
function straysOf(query: Fields, body: Fields, inQuery: readonly string[]): string[] {
  const strays: string[] = [];
  for (const name of Object.keys(query)) if (!inQuery.includes(name)) strays.push(name);
  for (const name of Object.keys(body)) if (inQuery.includes(name)) strays.push(name);
  return strays;
}

/** Reads a call whose fields are all in the query: it has no body, not even an empty object. */
function readNoBody({ method }: OperationInfo, request: EngineRequest): Fields {
  if (method !== "GET" && jsonText(request) !== "") throw invalid("body", "unknown", "This call takes no body.");
  return {};
}

function readBody(operation: OperationInfo, request: EngineRequest): Fields {
  const { body, headers } = request;
  if (operation.multipart) {
    checkReadable(body);
    if (body.kind !== "form")
      throw refuse("wrongContentType", `Send multipart/form-data, not ${headers["content-type"] ?? "nothing"}.`);
    // Every form of the contract has one file part; the number of files has its own codes.
    const [file, ...more] = body.files;
    if (!file) throw refuse("uploadMissing");
    if (more.length > 0) throw refuse("tooManyFiles");
    return { ...readFields(operation.operationId, body.fields), [file.field]: file };
  }
  const text = jsonText(request);
  if (text === "") return {};
  const value = parseJson(text.replace(/^\uFEFF/, ""));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid("body", "type", "It must be a JSON object.");
  return value as Fields;
}

/** Returns the JSON of a request as text, empty if it has no body. @throws 415 for another type */
function jsonText(request: EngineRequest): string {
  const text = bodyText(request);
  const { body } = request;
  if (body.kind !== "text" || text.trim() === "") return "";
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(body.contentType))
    throw refuse("wrongContentType", `Send application/json, not ${body.contentType.slice(0, 100) || "nothing"}.`);
  return text;
}

/** Returns the body of a request that is not a form. @throws 400, 413 or 415 if it can't be read as text */
export function bodyText({ body }: EngineRequest): string {
  checkReadable(body);
  if (body.kind === "form") throw refuse("wrongContentType", "Send application/json, not a form.");
  return body.kind === "text" ? body.text : "";
}

function checkReadable(body: Body): void {
  if (body.kind === "tooLarge") throw refuse("requestTooLarge", `At most ${body.limit} bytes.`);
  if (body.kind === "unreadable") throw invalid("body", "format", body.reason);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid("body", "json", error instanceof Error ? error.message : "It is no JSON.");
  }
}

function toValidationError({ instancePath, keyword, params, message }: CheckError): ValidationError {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const at = (...more: unknown[]) => [...path, ...more.map(String)].join(".") || "body";
  if (keyword === "required") return { field: at(params.missingProperty), rule: "required", message: "It is missing." };
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties")
    return {
      field: at(params.additionalProperty ?? params.unevaluatedProperty),
      rule: "unknown",
      message: "It is no field of this call.",
    };
  if (keyword === "oneOf") return { field: at(), rule: "oneOf", message: "Give exactly one of the ways to say it." };
  const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(", ")}` : "";
  return { field: at(), rule: keyword, message: `It ${message ?? "breaks the rule"}${allowed}.` };
}

function firstPerField(errors: readonly ValidationError[]): ValidationError[] {
  const first = new Map<string, ValidationError>();
  for (const error of errors) if (!first.has(error.field)) first.set(error.field, error);
  return [...first.values()].slice(0, REPORTED);
}

/** Replaces an encrypted value by its plain text. `path` may be dotted. */
function openField(world: World, input: Fields, path: string, keyIdPath: string): void {
  const names = path.split(".");
  const last = names.pop() ?? path;
  const inside = names.reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], input) as
    | Fields
    | undefined;
  const value = inside?.[last];
  if (inside === undefined || typeof value !== "string") return;
  const keyId = inside[`${last}KeyId`];
  if (typeof keyId !== "string") throw invalid(keyIdPath, "required", "It is missing.");
  const plain = decryptField(world, value, keyId);
  if (plain === null)
    throw invalid(keyIdPath, "keyId", "The key is unknown or has ended: get a new triple with getKEIS.");
  if (plain === undefined) throw invalid(path, "encryption", "The key does not open it.");
  inside[last] = plain;
}
