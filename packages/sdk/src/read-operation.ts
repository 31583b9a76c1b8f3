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
}

/** A group's table, as `gen` writes it; `gen/operations.ts` says how to read it. */
export type GroupTable<Group extends string> = string & { readonly group?: Group };

/** The operations of a group's table, in its order, each with its line: where it is, then what is unusual about it. */
export function readTable(table: string): [operation: string, line: string][] {
  let path = "";
  return table.split(";").flatMap((entry) => {
    const [operation = "", ...words] = entry.split(" ");
    if (operation.startsWith("/")) path = operation;
    return operation === path ? [] : [[operation, [path, ...words].join(" ")]];
  });
}

/** What the line of an operation says. */
export function readOperation(operation: string, line: string): CallPlan {
  const [path = ""] = line.split(" ");
  const word = <Word extends string>(of: RegExp) => of.exec(line)?.[1] as Word | undefined;
  const method = word<Method>(/ (POST|PUT|PATCH|DELETE)/) ?? "GET";
  return {
    method,
    path: path.endsWith("/") ? path + operation.charAt(0).toUpperCase() + operation.slice(1) : path,
    // A folder of the path, where no word says otherwise.
    service: word<Service>(/(?:^\S+\/| )(merchant|multisig|content)\b/) ?? "base",
    auth: word<Auth>(/ (none|optional)/) ?? "required",
    retry: word<Retry>(/ (safe|key|never)/) ?? (method === "GET" ? "safe" : "never"),
    session: word<SessionEffect>(/ (start|refresh|end)/),
    query: method === "GET" || / query\b(?!:)/.test(line) ? "all" : (word(/ query:(\S+)/)?.split(",") ?? []),
    multipart: line.includes(" multipart"),
  };
}
