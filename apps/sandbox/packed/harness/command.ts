import { spawn } from "node:child_process";
import { environment } from "./run.ts";

/** Starts the installed command and waits for its first line. It runs until it is killed. */
export async function startCommand(command: string, args: readonly string[], cwd: string) {
  const child = spawn(command, args, { cwd, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => {
    child.on("exit", resolve);
  });
  const said = await new Promise<string>((resolve, reject) => {
    let text = "";
    const read = (data: Buffer) => {
      text += data;
      if (/http:\/\/127\.0\.0\.1:\d+.*\n/.test(text)) resolve(text);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then((code) => reject(new Error(`It ended with ${code}: ${text}`)));
  });
  return { child, ended, said, url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? "" };
}
