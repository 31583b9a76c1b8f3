// Encrypts fields. It is loaded with the first of them, and an entry of its own, so that a program can load it earlier. It
// imports nothing of the client, so that a bundler keeps the client in one file.
import type { Clocks } from "../http/clocks.ts";
import type { EncryptedField } from "../http/operation-spec.ts";
import type { Fields } from "../http/request-parts.ts";
import { derive, encrypt } from "./cipher.ts";
import { type KeyTriple, makeKeyCache } from "./key-cache.ts";
import type { KeyHash } from "./key-hash.ts";

/** @internal */
export type { KeyTriple } from "./key-cache.ts";

/**
 * A one-time ticket with the pepper and rounds of an account, as `pTR` answers it.
 * @internal
 */
export interface Ticket {
  readonly t: string;
  readonly p: string;
  readonly r: number;
}

/** @internal */
export type Encryption = ReturnType<typeof makeEncryption>;

/** @internal */
export function makeEncryption(hash: KeyHash) {
  const cache = makeKeyCache();
  return {
    /** The key triple that is kept, while it is good. */
    keysAt: cache.at,
    /** Drops the key triple. */
    forget: cache.forget,
    /** Keeps a key triple as it was answered; `undefined` for one that can't be used. */
    keepKeys: (answer: unknown, asked: Clocks): KeyTriple | undefined => {
      const keys = readKeys(answer);
      if (keys) cache.keep(keys, asked);
      return keys;
    },
    readTicket,
    /** The text to encrypt and what to ask a ticket for, or `undefined` where the caller left the field out. */
    secretIn: (input: Fields, { field, derived }: EncryptedField) => {
      const value = getField(input, field);
      if (value === undefined || value === null) return undefined;
      const key = derived?.key.map((name) => String(getField(input, name) ?? "")).join("");
      return { plain: String(value), ask: derived && { businessType: derived.businessType, key } };
    },
    /** The fields with one of them encrypted, its key id and its ticket beside it. */
    encryptField: (
      fields: Fields,
      { field, keyId, derived }: EncryptedField,
      plain: string,
      keys: KeyTriple,
      ticket: Ticket | undefined,
    ): Fields => {
      const secret = ticket ? derive(plain, ticket.p, ticket.r, hash) : plain;
      const encrypted = setField(setField(fields, field, encrypt(secret, keys, hash)), keyId, keys.k);
      return derived && ticket ? setField(encrypted, derived.ticket, ticket.t) : encrypted;
    },
  };
}

/** A server may not make us compute for minutes. */
const MOST_ROUNDS = 1_000_000;

/** A ticket as it came, or `undefined` for one that can't be used. */
function readTicket(answer: unknown): Ticket | undefined {
  const { t, p, r }: Partial<Record<string, unknown>> = { ...Object(answer) };
  if (typeof t !== "string" || !isHex(p, 1) || typeof r !== "number") return undefined;
  return r >= 1 && r <= MOST_ROUNDS && Number.isInteger(r) ? { t, p, r } : undefined;
}

/** A key triple as it came, or `undefined` for one that can't be used. */
function readKeys(answer: unknown): KeyTriple | undefined {
  const { i, s, k, e }: Partial<Record<string, unknown>> = { ...Object(answer) };
  if (typeof k !== "string" || k === "" || typeof e !== "number") return undefined;
  return isHex(i, 16) && isHex(s, 1) ? { i, s, k, e } : undefined;
}

/** Hex of at least so many bytes. */
function isHex(value: unknown, bytes: number): value is string {
  return typeof value === "string" && value.length >= bytes * 2 && /^([0-9a-f]{2})+$/i.test(value);
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

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
