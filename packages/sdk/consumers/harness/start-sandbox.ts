import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Starts the sandbox's own command on a free port. */
export async function startSandbox(): Promise<{ url: string; stop: () => void }> {
  const cli = fileURLToPath(new URL("../../../../apps/sandbox/src/cli.ts", import.meta.url));
  const sandbox = spawn(process.execPath, ["--conditions=@coffer/source", cli, "start", "--port", "0"]);
  const url = await new Promise<string>((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (address) resolve(address[0]);
    };
    sandbox.stdout.on("data", read);
    sandbox.stderr.on("data", read);
    sandbox.on("exit", (code) => reject(new Error(`The sandbox ended with ${code}: ${printed}`)));
  });
  return { url, stop: () => sandbox.kill() };
}
