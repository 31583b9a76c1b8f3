/** The HTTP method of a call. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** Which of the four services answers a call. */
export type Service = "base" | "merchant" | "multisig" | "content";
/** May a call be sent again: as it is, with the same `Idempotency-Key`, or not at all. */
export type Retry = "safe" | "key" | "never";
/** When a call sends the session's token: always, if there is one, or never. */
export type Auth = "required" | "optional" | "none";
/** What a call that succeeds does to the session. */
export type SessionEffect = "start" | "refresh" | "end";

/** A field sent encrypted, by dotted path. Left out of the input, it is left out of the request with its key id. */
export interface EncryptedField {
  field: string;
  keyId: string;
  derived: DerivedField | undefined;
}

/** How a field is derived before it is encrypted: with a ticket of `pTR` for this business type and these fields joined. */
export interface DerivedField {
  businessType: number;
  key: readonly string[];
  /** Where the ticket is sent. */
  ticket: string;
}

/** An operation as `gen` writes it from the contract: a row of a group's table. Defaults are left out. */
export interface OperationSpec {
  readonly path: string;
  /** @default "GET" */
  readonly method?: Method;
  /** @default "base" */
  readonly service?: Service;
  /** @default "required" */
  readonly auth?: Auth;
  /** @default "safe" for GET, else "never" */
  readonly retry?: Retry;
  readonly session?: SessionEffect;
  /** Names of the input's fields that travel in the query; `all` if there is no body. @default "all" for GET, else none */
  readonly query?: readonly string[] | "all";
  /** The body is a form with files. */
  readonly multipart?: boolean;
  /** Fields sent encrypted, by dotted path. A field that is derived before says for what its ticket is. */
  readonly encrypted?: readonly (string | { field: string; derived: Omit<DerivedField, "ticket"> })[];
}

/** A group's table: its operations by name. */
export type GroupTable<Names extends string> = Readonly<Record<Names, OperationSpec>>;

/** What a call needs at run time: the row of an operation with its defaults filled in. */
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

/** Fills in the defaults of an operation. */
export function planOf(spec: OperationSpec): CallPlan {
  const { method = "GET" } = spec;
  const isGet = method === "GET";
  return {
    method,
    service: "base",
    auth: "required",
    retry: isGet ? "safe" : "never",
    session: undefined,
    query: isGet ? "all" : [],
    multipart: false,
    ...spec,
    encrypted: (spec.encrypted ?? []).map((each) => {
      const { field, derived } = typeof each === "string" ? { field: each, derived: undefined } : each;
      const ticket = field.replace(/[^.]*$/, "ticket");
      return { field, keyId: `${field}KeyId`, derived: derived && { ...derived, ticket } };
    }),
  };
}
