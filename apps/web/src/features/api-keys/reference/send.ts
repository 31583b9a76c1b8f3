import { createClient } from "@coffer/sdk";
import { currentLocale } from "../../../platform/intl/locale-state.ts";
import { environment } from "../../../platform/storage.ts";
import { apiOrigin } from "./samples.tsx";
import type { TrialKey } from "./trial-key.ts";

/** The raw reply. */
export interface Answer {
  status: number;
  ms: number;
  body: string;
  /** The sent signature headers. */
  headers: readonly (readonly [name: string, value: string])[];
}

type Call = (input: unknown) => Promise<unknown>;

/** Calls an operation with the SDK, signed by the user's key; a refusal is a reply too. @throws without a reply */
export async function send(
  group: string,
  operation: string,
  input: unknown,
  pair: TrialKey | undefined,
): Promise<Answer> {
  let answer: Answer | undefined;
  const client = createClient({
    environment,
    baseUrl: apiOrigin(),
    locale: currentLocale,
    ...(pair && { apiKey: pair }),
    fetch: async (request) => {
      const started = performance.now();
      const headers = [...request.headers].filter(([name]) => /^(x-coffer|idempotency)/.test(name));
      const response = await globalThis.fetch(request);
      const body = await response.clone().text();
      answer = { status: response.status, ms: Math.round(performance.now() - started), body: tidy(body), headers };
      return response;
    },
  });
  try {
    const call = Reflect.get(Reflect.get(client, group), operation) as Call;
    await call(input);
  } catch (error) {
    if (!answer) throw error;
  } finally {
    client.close();
  }
  if (!answer) throw new Error("A call that went through has an answer.");
  return answer;
}

function tidy(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
