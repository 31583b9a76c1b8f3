#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { parseArgs } from "node:util";

// Before anything of ours is loaded: it halves the time to the first reply.
enableCompileCache();

const HELP = `coffer-sandbox start [--port 4010] [--state <file>] [--frozen]

  --port    where to listen on 127.0.0.1; 0 takes a free port
  --state   keep the state in this file, and start from it
  --frozen  let time stand still; advance it through the control API
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string", default: process.env.SANDBOX_PORT ?? "4010" },
      state: { type: "string" },
      frozen: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [verb = "start", ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
  } else if (verb !== "start" || rest.length > 0) {
    throw new Error(`There is no "${positionals.join(" ")}". Try: start --port 4010 --state .coffer/sandbox.json`);
  } else {
    await start(values);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function start(values: { port: string; state?: string; frozen: boolean }): Promise<void> {
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`--port must be 0 to 65535, not "${values.port}".`);
  const { startServer } = await import("./doors/server.ts");
  const { url, stop } = await startServer({
    port: Number(values.port),
    live: !values.frozen,
    tell: (message) => console.error(message),
    ...(values.state === undefined ? {} : { state: values.state }),
  });
  console.log(`Coffer sandbox on ${url}`);
  const end = () => {
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(`The state could not be saved: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}
