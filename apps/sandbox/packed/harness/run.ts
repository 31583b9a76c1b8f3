import { execFile } from "node:child_process";
import { delimiter, dirname } from "node:path";

/** Puts the Node of this test run first on the PATH. */
export const environment = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };

export type Where = { cwd: string; env?: Record<string, string | undefined> };

/** Runs a program to its end and returns its output. An error contains all output. */
export function run(command: string, args: readonly string[], { cwd, env }: Where): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: 64_000_000, env: { ...environment, ...env } };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
