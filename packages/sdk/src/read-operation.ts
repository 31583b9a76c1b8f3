/** The HTTP method of a call. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** Which of the four services answers a call. */
export type Service = "base" | "merchant" | "multisig" | "content";
/** May a call be sent again: as it is, with the same `Idempotency-Key`, or not at all. */
export type Retry = "safe" | "key" | "never";
/** Whether a call carries the session's token: always, where there is one, or never. */
export type Auth = "required" | "optional" | "none";
/** What a call that succeeds does to the session. */
export type SessionEffect = "start" | "refresh" | "end";

/** What a call needs at run time. */
export interface CallPlan {
  method: Method;
  path: string;
  service: Service;
  auth: Auth;
  /** `safe` resend freely, `key` resend with the same Idempotency-Key, `never`. */
  retry: Retry;
  session: SessionEffect | undefined;
  /** Fields of the input for the query, the rest is the body; `all` where there is no body. */
  query: readonly string[] | "all";
  /** The body is a form with files. */
  multipart: boolean;
  encrypted: readonly EncryptedField[];
}

/** A field sent encrypted, by dotted path. Left out of the input, it is left out of the request with its key id. */
export interface EncryptedField {
  field: string;
  keyId: string;
  /** Derived first, with a ticket of `pTR` for this business type and these fields joined. */
  derived: { businessType: number; key: readonly string[]; ticket: string } | undefined;
}

const services = ["merchant", "multisig", "content"] as const;
const retries = ["safe", "key", "never"] as const;
const effects = ["start", "refresh", "end"] as const;

/** Reads a line of `gen/operations.ts`, which says what its words mean. */
export function readOperation(operationId: string, line: string): CallPlan {
  const [method = "", path = "", ...words] = line.split(" ");
  const one = <Word extends string>(of: readonly Word[]) => of.find((word) => words.includes(word));
  const list = (name: string) => {
    const word = words.find((each) => each.startsWith(`${name}:`));
    return word === undefined ? [] : word.slice(name.length + 1).split(",");
  };
  const derive = words.filter((word) => word.startsWith("derive:")).map((word) => word.slice(7).split("/"));
  return {
    method: method as Method,
    path: path.endsWith("/") ? path + operationId.charAt(0).toUpperCase() + operationId.slice(1) : path,
    service: one(services) ?? "base",
    auth: words.includes("public") ? "none" : words.includes("optional") ? "optional" : "required",
    retry: one(retries) ?? (method === "GET" ? "safe" : "never"),
    session: one(effects),
    query: method === "GET" || words.includes("query") ? "all" : list("query"),
    multipart: words.includes("multipart"),
    encrypted: list("encrypt").map((field) => ({ field, keyId: `${field}KeyId`, derived: derivedOf(field, derive) })),
  };
}

function derivedOf(field: string, derive: string[][]): EncryptedField["derived"] {
  const [, businessType, key] = derive.find(([name]) => name === field) ?? [];
  if (businessType === undefined) return undefined;
  const inside = field.slice(0, field.lastIndexOf(".") + 1);
  return { businessType: Number(businessType), key: key ? key.split("+") : [], ticket: `${inside}ticket` };
}
