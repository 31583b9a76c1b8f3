import type { ControlMethod, ControlOutput, ControlPath } from "../client/calls.ts";
import type { ControlRest } from "../client/control-client.ts";
import { realNow } from "../real-time.ts";
import { CONTROL_PATH, type Sandbox } from "../sandbox.ts";

export type Control = <Method extends ControlMethod, Path extends ControlPath<Method>>(
  method: Method,
  path: Path,
  ...rest: ControlRest<Method, Path, string>
) => ControlOutput<Method, Path>;

/** The control API in process, without HTTP. A refusal is thrown as an Error with its message. */
export function controlOf(sandbox: Sandbox): Control {
  return (method, path, ...[body, world]) => {
    const reply = sandbox.handle(
      {
        method,
        path: `${CONTROL_PATH}/${path}`,
        query: "",
        headers: world === undefined ? {} : { "x-sandbox-world": world },
        body: body ? { kind: "text", contentType: "application/json", text: JSON.stringify(body) } : { kind: "none" },
        ip: "127.0.0.1",
      },
      realNow(),
    );
    const value = JSON.parse(reply.body);
    if (reply.status === 200) return value;
    const { message, details, validationErrors = [] } = value.error;
    const fields = validationErrors.map((each: { field: string; message: string }) => `${each.field}: ${each.message}`);
    throw new Error([`${method} ${path}: ${message}`, details, ...fields].filter(Boolean).join(" "));
  };
}
