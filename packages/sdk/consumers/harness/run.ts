import { execFile } from "node:child_process";

/** Runs a program to its end and returns its output; a failure carries all output. */
export function run(command: string, args: readonly string[], cwd: string, env = process.env): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
