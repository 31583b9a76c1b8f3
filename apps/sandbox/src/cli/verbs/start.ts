import { Mistake, misused } from "../mistakes.ts";
import { seedingHelp, seedingOptions, seedOptionsOf } from "../seeding.ts";
import { defineVerb, type Io, noWords } from "../verb.ts";

export const verb = defineVerb({
  takes: "[--port 4010] [--state <file>] [--scenario <name>] …",
  help: `Runs the sandbox over HTTP until it is stopped. Its time is real time.

  --port <number>      where to listen; 0 takes a free one. Else SANDBOX_PORT, else 4010
  --state <file>       keep all worlds in this file, and start from it
  --scenario <name>    play it in the main world first
${seedingHelp}  --host <address>     listen beyond this machine, 0.0.0.0 for all its addresses: then the console and
                       the control API ask for an admin token
  --token <text>       that token; else COFFER_SANDBOX_TOKEN, else one is made up and printed
  --allow-host <name>  a name this machine is reached by, as often as needed
  --json               where it runs, as one line of JSON
`,
  options: {
    ...seedingOptions,
    port: { type: "string" },
    state: { type: "string" },
    scenario: { type: "string" },
    host: { type: "string" },
    token: { type: "string" },
    "allow-host": { type: "string", multiple: true },
    json: { type: "boolean", default: false },
  },
  run: async ({ values, words, io }) => {
    noWords(words);
    const { state, host, scenario } = values;
    const token = values.token ?? io.env.COFFER_SANDBOX_TOKEN;
    const { startServer } = await import("../../doors/server.ts");
    const running = await startServer({
      port: portIn(values.port ?? io.env.SANDBOX_PORT ?? "4010"),
      ...seedOptionsOf(values),
      ...(state !== undefined && { state }),
      ...(host !== undefined && { host }),
      ...(token !== undefined && token !== "" && { token }),
      ...(values["allow-host"] && { allowHosts: values["allow-host"] }),
      tell: (message) => io.err(`${message}\n`),
    });
    const { seed } = running.sandbox.world();
    if (values.seed !== undefined && values.seed !== seed) {
      await running.stop();
      throw new Mistake(`${state} was made from the seed "${seed}". Leave --seed out, or name another file.`);
    }
    endOnSignal(running.stop, io);
    if (scenario !== undefined) await playFirst(running, scenario);
    const { url, consoleUrl } = running;
    if (values.json) io.out(`${JSON.stringify({ url, console: consoleUrl(), token: running.token })}\n`);
    else io.out(greeting(url, consoleUrl(), running.token));
  },
});

function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw misused(`--port must be 0 to 65535, not "${text}".`);
  return Number(text);
}

async function playFirst(running: { url: string; token: string | null; stop: () => Promise<void> }, name: string) {
  const { controlCall } = await import("../control-call.ts");
  try {
    const target = { url: running.url, world: "main", token: running.token ?? undefined };
    await controlCall(target, "POST", "api/scenario", { name });
  } catch (error) {
    await running.stop();
    throw error;
  }
}

function greeting(url: string, console: string, token: string | null): string {
  const lines = [`Coffer sandbox on ${url}`, `Console: ${console}`];
  if (token !== null) lines.push(`Admin token: ${token}`);
  return `${lines.join("\n")}\n`;
}

/** Requests under way are answered and the file is whole before it ends; a second signal ends it at once. */
function endOnSignal(stop: () => Promise<void>, io: Io): void {
  const end = () => {
    stop().then(
      () => process.exit(0),
      (error) => {
        io.err(`The state could not be saved: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, end);
}
