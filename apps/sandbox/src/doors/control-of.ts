import { CONTROL_PATH, type Sandbox } from "../sandbox.ts";
import { realNow } from "./real-time.ts";

export type Control = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
  world?: string,
) => unknown;

/** The control API in process, without HTTP. A refusal is thrown as an Error with its message. */
export function controlOf(sandbox: Sandbox): Control {
  return (method, path, body, world) => {
    const [name = "", query = ""] = path.split("?");
    const reply = sandbox.handle(
      {
        method,
        path: `${CONTROL_PATH}/${name}`,
        query,
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
