import { readFileSync } from "node:fs";
import { readDuration } from "../duration.ts";
import { Mistake, misused } from "../mistakes.ts";
import { seedingHelp, seedingOptions, seedOptionsOf } from "../seeding.ts";
import { defineVerb, type Io, noWords } from "../verb.ts";

export const verb = defineVerb({
  takes: "[--port 4010] [--state <folder>] [--scenario <name>] …",
  help: `Runs the sandbox over HTTP until it is stopped. Its time is real time.

  --port <number>      where to listen; 0 takes a free one. Else SANDBOX_PORT, else 4010
  --state <folder>     keep all worlds in this folder, a file a world, and start from it
  --scenario <name>    play it in the main world first
${seedingHelp}  --host <address>     listen beyond this machine, 0.0.0.0 for all its addresses: then the console and
                       the control API ask for an admin token
  --token <text>       that token; else COFFER_SANDBOX_TOKEN, else one is made up and printed
  --tokens <file>      tokens of people and teams beside it, each with a role and quotas: a JSON array of
                       {"name", "token", "role": "play" | "administer", "maxWorlds", "maxMegabytes"}
  --allow-host <name>  a name this machine is reached by, as often as needed
  --webhook-host <name>  a host that webhooks may be sent to, as often as needed; * for any but loopback addresses.
                       Without it they are sent to loopback addresses only, and with --host nowhere
  --max-worlds <n>    how many worlds there may be; one more is refused. Else 10000
  --world-life <time>  how long a world lasts that was only opened by its name and read, such as 30m; else 2h. One that
                       was changed, forked or imported stays until it is deleted. With --state all stay, and after that time
                       an unused one leaves the memory until somebody asks for it
  --log                one line of JSON on standard output for each request: time, world, by (whose token), method,
                       path, status, code, ms, requestId; no query, no header, no body. Where it runs goes to standard
                       error then
  --json               where it runs, as one line of JSON
`,
  options: {
    ...seedingOptions,
    port: { type: "string" },
    state: { type: "string" },
    scenario: { type: "string" },
    host: { type: "string" },
    token: { type: "string" },
    tokens: { type: "string" },
    "allow-host": { type: "string", multiple: true },
    "webhook-host": { type: "string", multiple: true },
    "max-worlds": { type: "string" },
    "world-life": { type: "string" },
    log: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
  run: async ({ values, words, io }) => {
    noWords(words);
    const { state, host, scenario } = values;
    const token = values.token ?? io.env.COFFER_SANDBOX_TOKEN;
    const { startServer } = await import("../../adapters/server.ts");
    const running = await startServer({
      port: portIn(values.port ?? io.env.SANDBOX_PORT ?? "4010"),
      ...seedOptionsOf(values),
      ...(state !== undefined && { state }),
      ...(host !== undefined && { host }),
      ...(token !== undefined && token !== "" && { token }),
      ...(values.tokens !== undefined && { tokens: await tokensIn(values.tokens) }),
      ...(values["allow-host"] && { allowHosts: values["allow-host"] }),
      ...(values["webhook-host"] && { webhookHosts: values["webhook-host"] }),
      ...(values["max-worlds"] !== undefined && { maxWorlds: countIn(values["max-worlds"]) }),
      ...(values["world-life"] !== undefined && { worldLife: readDuration(values["world-life"]) }),
      ...(values.log && { log: (line) => io.out(`${JSON.stringify(line)}\n`) }),
      tell: (message) => io.err(`${message}\n`),
    });
    const { seed } = running.sandbox.worlds;
    if (values.seed !== undefined && values.seed !== seed) {
      await running.stop();
      throw new Mistake(`${state} was made from the seed "${seed}". Leave --seed out, or name another folder.`);
    }
    endOnSignal(running.stop, io);
    if (scenario !== undefined) await playFirst(running, scenario);
    const { url, consoleUrl } = running;
    const say = values.log ? io.err : io.out;
    if (values.json) say(`${JSON.stringify({ url, console: consoleUrl(), token: running.token })}\n`);
    // A token from the options is known to the user and must not appear in a log.
    else say(greeting(url, consoleUrl(), token ? null : running.token));
  },
});

function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw misused(`--port must be 0 to 65535, not "${text}".`);
  return Number(text);
}

function countIn(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw misused(`--max-worlds must be 1 to 9999999, not "${text}".`);
  return Number(text);
}

async function tokensIn(file: string) {
  const { readTokens } = await import("../../adapters/tokens.ts");
  try {
    return readTokens(readFileSync(file, "utf8"), file);
  } catch (error) {
    throw new Mistake((error as Error).message);
  }
}

async function playFirst(running: { url: string; token: string | null; stop: () => Promise<void> }, name: string) {
  const { controlOf } = await import("../control-call.ts");
  try {
    const target = { url: running.url, world: "main", token: running.token ?? undefined };
    await controlOf(target)("POST", "scenario", { name });
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

/** A signal lets pending requests finish first; a second signal ends the process at once. */
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
