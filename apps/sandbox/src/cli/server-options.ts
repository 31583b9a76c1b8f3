import type { Io } from "./verb.ts";

const DEFAULT_URL = "http://127.0.0.1:4010";

/** Options of every verb that calls a running sandbox. */
export const serverOptions = {
  url: { type: "string" },
  world: { type: "string" },
  token: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

export const serverHelp = `  --url <address>   the running sandbox; else COFFER_SANDBOX_URL, else ${DEFAULT_URL}
  --world <name>    the world it is about; else main
  --token <text>    the admin token of a sandbox beyond this machine; else COFFER_SANDBOX_TOKEN
  --json            the reply as JSON
`;

export type Target = { readonly url: string; readonly world: string; readonly token: string | undefined };

export const targetOf = (values: { url?: string; world?: string; token?: string }, { env }: Io): Target => ({
  url: (values.url ?? env.COFFER_SANDBOX_URL ?? DEFAULT_URL).replace(/\/+$/, ""),
  world: values.world ?? "main",
  token: values.token ?? env.COFFER_SANDBOX_TOKEN,
});
