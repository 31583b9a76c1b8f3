import { type ChildProcess, spawn } from "node:child_process";
import { buildConsole } from "./console.ts";
import { mustBeFree, portFrom } from "./ports.ts";
import { KEYS } from "./sandbox-keys.ts";

const sandboxPort = portFrom("SANDBOX_PORT", 4010);
const webPort = portFrom("PORT", 5173);
await mustBeFree(sandboxPort, "SANDBOX_PORT");
await mustBeFree(webPort, "PORT");

const sandbox = `http://127.0.0.1:${sandboxPort}`;
const children: ChildProcess[] = [];
let ending = false;

function endAll(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

/** Starts one of the two processes. When it exits, the other is ended too. */
function start(name: string, command: string, args: string[], cwd: string): void {
  const env = { ...process.env, PORT: String(webPort), SANDBOX_PORT: String(sandboxPort) };
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
  child.on("error", (error) => {
    console.error(`${name} could not start: ${error.message}`);
    endAll(1);
  });
  child.on("exit", (code) => {
    if (!ending) console.error(`${name} ended${code === null ? "" : ` with code ${code}`}; ending the rest.`);
    endAll(1);
  });
  children.push(child);
}

async function answers(url: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (ending) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

type Persona = { emailAddress: string; password: string; about: string };

async function announce(): Promise<void> {
  const reply = await answers(`${sandbox}/__sandbox/api/personas`);
  const { items }: { items: Persona[] } = await reply.json();
  await answers(`http://127.0.0.1:${webPort}/`);
  const width = Math.max(...items.map((persona) => persona.emailAddress.length));
  console.log(`
  Web app   http://127.0.0.1:${webPort}/
  Sandbox   ${sandbox}/
  Console   ${sandbox}/__sandbox/?web=http://127.0.0.1:${webPort}
            in the web app: ${KEYS}, or the tab at the right edge

  Demo personas, all with the password ${items[0]?.password}
${items.map((persona) => `  ${persona.emailAddress.padEnd(width)}  ${persona.about}`).join("\n")}

  Ctrl-C ends both.
`);
}

process.on("SIGINT", () => endAll(0));
process.on("SIGTERM", () => endAll(0));
buildConsole();
start(
  "The sandbox",
  "node",
  [
    "--conditions=@coffer/source",
    "src/cli.ts",
    "start",
    "--port",
    String(sandboxPort),
    "--state",
    "../../.coffer/sandbox.json",
  ],
  "apps/sandbox",
);
start(
  "The web app",
  "vite",
  ["--host", "127.0.0.1", "--port", String(webPort), "--strictPort", "--clearScreen", "false"],
  "apps/web",
);
await announce().catch(() => endAll(1));
