import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { environment, run } from "./run.ts";

/** A reader's terminals: one working folder, commands that end, and long-running commands. */
export class Shell {
  cwd: string;
  readonly #env: Record<string, string>;
  readonly #running: ReturnType<typeof spawn>[] = [];

  constructor(cwd: string, env: Record<string, string>) {
    this.cwd = cwd;
    this.#env = env;
  }

  write(path: string, text: string): void {
    const file = join(this.cwd, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Runs the lines, stops at the first failure, and keeps the resulting working folder. */
  async run(text: string): Promise<string> {
    const printed = await run("bash", ["-ec", `${text}\necho "@@$PWD"`], { cwd: this.cwd, env: this.#env });
    const [said = "", cwd = this.cwd] = printed.trimEnd().split("@@");
    this.cwd = cwd;
    return said;
  }

  /** Starts the line in its own terminal. Returns the first address it prints. */
  start(text: string): Promise<string> {
    // Its own process group, so that ending it also ends npm's child processes.
    const options = { cwd: this.cwd, env: { ...environment, ...this.#env }, detached: true } as const;
    const child = spawn("bash", ["-ec", text], options);
    this.#running.push(child);
    return new Promise((resolve, reject) => {
      let said = "";
      const read = (data: Buffer) => {
        // Vite colours the address.
        said += stripVTControlCharacters(String(data));
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (address) resolve(address);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("exit", (code) => reject(new Error(`${text} ended with ${code}:\n${said}`)));
    });
  }

  /** Ends the running commands, latest first, or only the latest. */
  endLast(): Promise<void> {
    const child = this.#running.pop();
    return new Promise((resolve) => {
      if (!child?.pid || child.exitCode !== null) return resolve();
      child.once("exit", () => resolve());
      process.kill(-child.pid, "SIGTERM");
    });
  }
  async end(): Promise<void> {
    while (this.#running.length > 0) await this.endLast();
  }
}
