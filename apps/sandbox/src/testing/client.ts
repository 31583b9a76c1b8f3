import type { ValidationError } from "@coffer/errors";
import { type OperationId, operations, type Result } from "@coffer/sdk/contract";
import { type Body, UploadedFile } from "../core/request.ts";
import { type PersonaName, personas } from "../modules/auth/user/personas.ts";
import type { SeedOptions } from "../modules/seed-world.ts";
import { Sandbox } from "../sandbox.ts";
import { encryptFields } from "./encrypt.ts";

export type Reply<Id extends OperationId> = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Null when refused. */
  result: Result<Id>;
  error: null | {
    code: number;
    message: string;
    details: string | null;
    validationErrors?: ValidationError[];
    data?: unknown;
  };
};
/** `raw`: sends the input unchanged, without encryption. */
export type CallOptions = { idempotencyKey?: string; headers?: Record<string, string>; raw?: boolean };
export type Api = {
  call: <Id extends OperationId>(id: Id, input?: Record<string, unknown>, options?: CallOptions) => Reply<Id>;
  control: (method: string, path: string, body?: unknown) => { status: number; body: unknown };
  token: string | null;
};

/** A sandbox for unit tests: synchronous, frozen clock, magic code allowed. Engine findings fail the call. */
export class TestSandbox extends Sandbox {
  static start(options: SeedOptions = {}): TestSandbox {
    return new TestSandbox(options);
  }
  /** Signs in as a persona of the seed. */
  as(name: PersonaName): Api {
    const persona = personas.find((each) => each.name === name);
    return this.withUid(persona?.user.uid ?? "");
  }
  withUid(uid: string): Api {
    const signIn = this.#control(null)("POST", "personas/sign-in", { uid });
    return this.withToken((signIn.body as { accessToken: string }).accessToken);
  }
  withToken(token: string | null): Api {
    return { call: this.#call(token), control: this.#control(token), token };
  }
  stranger(): Api {
    return this.withToken(null);
  }

  #control(token: string | null): Api["control"] {
    return (method, path, body) => {
      const [name, query = ""] = path.split("?");
      const reply = this.#send(token, method, `/__sandbox/api/${name}`, query, body, {});
      return { status: reply.status, body: JSON.parse(reply.body) };
    };
  }

  #call(token: string | null): Api["call"] {
    let keys = 0;
    return <Id extends OperationId>(
      id: Id,
      input: Record<string, unknown> = {},
      options: CallOptions = {},
    ): Reply<Id> => {
      const operation = operations[id];
      const api = this.withToken(token);
      const wire = options.raw ? input : encryptFields(api, operation, input);
      const inQuery = (name: string) => operation.query === "all" || operation.query.includes(name);
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(wire))
        if (inQuery(name)) for (const one of [value].flat()) query.append(name, textOf(one));
      const body = Object.fromEntries(Object.entries(wire).filter(([name]) => !inQuery(name)));
      const headers: Record<string, string> = { ...options.headers };
      keys += 1;
      if (operation.retry === "key") headers["idempotency-key"] = options.idempotencyKey ?? `test-key-${id}-${keys}`;
      const { method, path, multipart } = operation;
      const content = multipart ? formOf(body) : operation.query === "all" ? undefined : body;
      const reply = this.#send(token, method, path, query.toString(), content, headers);
      const { findings } = this.worlds.open("main", 0).log.read(1)[0] ?? { findings: [] };
      if (findings.length > 0) throw new Error(`${id}: ${findings.join("; ")}`);
      const envelope = JSON.parse(reply.body);
      return {
        status: reply.status,
        headers: reply.headers,
        result: envelope.result ?? envelope.data ?? null,
        error: envelope.error,
      };
    };
  }

  #send(
    token: string | null,
    method: string,
    path: string,
    query: string,
    body: unknown,
    headers: Record<string, string>,
  ) {
    return this.handle(
      {
        method,
        path,
        query,
        headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
        body: bodyOf(body),
        ip: "203.0.113.7",
      },
      0,
    );
  }
}

/** Query values are text. */
const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

class Form {
  readonly body: Body;
  constructor(body: Body) {
    this.body = body;
  }
}

/** Puts an input's files into separate form parts; a list becomes several parts with one name. */
function formOf(input: Record<string, unknown>): Form {
  const fields = new URLSearchParams();
  const files: UploadedFile[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof UploadedFile) files.push(value);
    else if (Array.isArray(value)) files.push(...value);
    else fields.append(name, String(value));
  }
  return new Form({ kind: "form", fields, files });
}

function bodyOf(content: unknown): Body {
  if (content === undefined) return { kind: "none" };
  if (content instanceof Form) return content.body;
  return { kind: "text", contentType: "application/json", text: JSON.stringify(content) };
}
