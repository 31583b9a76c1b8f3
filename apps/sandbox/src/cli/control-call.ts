import {
  type ControlClient,
  ControlError,
  type ControlMethod,
  type ControlOutput,
  type ControlPath,
  createControl,
} from "../client/control-client.ts";
import { EXIT, Mistake, misused } from "./mistakes.ts";
import type { Target } from "./server-options.ts";

/** Returns the control API of a running sandbox. Its calls throw a Mistake that explains the failure. */
export function controlOf(target: Target): ControlClient {
  if (!URL.canParse(target.url))
    throw misused(`--url must be an address such as http://127.0.0.1:4010, not "${target.url}".`);
  const control = createControl(target);
  return async <Method extends ControlMethod, Path extends ControlPath<Method>>(
    ...call: Parameters<typeof control<Method, Path>>
  ): Promise<ControlOutput<Method, Path>> => {
    try {
      return await control(...call);
    } catch (error) {
      throw error instanceof ControlError ? mistakeOf(error, target) : error;
    }
  };
}

function mistakeOf(error: ControlError, { url }: Target): Mistake {
  if (error.status === 0) {
    const cause = (error.cause as { cause?: { code?: string } }).cause?.code ?? String(error.cause);
    const port = new URL(url).port || "4010";
    return new Mistake(
      `No sandbox answers at ${url} (${cause}). Start one with: coffer-sandbox start --port ${port}`,
      EXIT.noServer,
    );
  }
  if (error.code === null) return new Mistake(`What answers at ${url} is no Coffer sandbox.`, EXIT.noServer);
  if (error.status === 401)
    return new Mistake(`${url} wants its admin token: send it with --token or in COFFER_SANDBOX_TOKEN.`);
  return new Mistake(wordsOf(error));
}

/** Returns "field: reason", or "message details" if no field is wrong. */
function wordsOf({ message, details, fields }: ControlError): string {
  // The general message points to the fields, and the details repeat their messages.
  if (fields.length > 0) return fields.map((each) => `${each.field}: ${each.message}`).join("; ");
  return [message, details].filter(Boolean).join(" ");
}
