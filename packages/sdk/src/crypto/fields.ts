import type { Fields } from "../transport/split-input.ts";
import { derive, encrypt } from "./cipher.ts";
import type { EncryptedField } from "./encrypted-field.ts";
import type { KeyTriple } from "./key-cache.ts";
import type { KeyHash } from "./key-hash.ts";
import type { Ticket } from "./read-keys.ts";

/** What a field is sealed with. */
export interface SealParts {
  readonly plain: string;
  readonly triple: KeyTriple;
  readonly ticket: Ticket | undefined;
  readonly hash: KeyHash;
}

/** The text to encrypt, or `undefined` where the caller left it out. */
export function plainOf(input: Fields, { field }: EncryptedField): string | undefined {
  const value = getField(input, field);
  return value === undefined || value === null ? undefined : String(value);
}

/** What to ask a ticket for, for a field that is derived first. */
export function ticketFor(input: Fields, { derived }: EncryptedField): Fields | undefined {
  if (!derived) return undefined;
  const key = derived.key.map((name) => String(getField(input, name) ?? "")).join("");
  return { businessType: derived.businessType, key };
}

/** The fields with one of them sealed, its key id and its ticket beside it. */
export function sealField(fields: Fields, marked: EncryptedField, parts: SealParts): Fields {
  const { field, keyId, derived } = marked;
  const { plain, triple, ticket, hash } = parts;
  const secret = ticket ? derive(plain, ticket.p, ticket.r, hash) : plain;
  const sealed = setField(setField(fields, field, encrypt(secret, triple, hash)), keyId, triple.k);
  return derived && ticket ? setField(sealed, derived.ticket, ticket.t) : sealed;
}

/** The value at a dotted path, such as `verification.fundPassword`. */
function getField(fields: Fields, path: string): unknown {
  let value: unknown = fields;
  for (const name of path.split(".")) value = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** The same fields with one set; objects on the way are copied, never changed. */
function setField(fields: Fields, path: string, value: unknown): Fields {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...fields, [name]: value };
  const inner = fields[name];
  return { ...fields, [name]: setField(isFields(inner) ? inner : {}, rest.join("."), value) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
