import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { environment, run } from "./run.ts";

/** A reader's terminals: one folder they all follow, commands that end, and commands that stay. */
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

  /** Runs the lines to their end, stops at the first that fails, and goes on where they lead. */
  async run(text: string): Promise<string> {
    const printed = await run("bash", ["-ec", `${text}\necho "@@$PWD"`], { cwd: this.cwd, env: this.#env });
    const [said = "", cwd = this.cwd] = printed.trimEnd().split("@@");
    this.cwd = cwd;
    return said;
  }

  /** Starts the line in a terminal of its own; answers the first address it prints. */
  start(text: string): Promise<string> {
    // A group of its own, so that ending it ends what npm started.
    const options = { cwd: this.cwd, env: { ...environment, ...this.#env }, detached: true } as const;
    const child = spawn("bash", ["-ec", text], options);
    this.#running.push(child);
    return new Promise((resolve, reject) => {
      let said = "";
      const read = (data: Buffer) => {
        // Vite colours its address.
        said += stripVTControlCharacters(String(data));
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (address) resolve(address);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("exit", (code) => reject(new Error(`${text} ended with ${code}:\n${said}`)));
    });
  }

  /** Ends the terminals' commands, the latest first or only that one. */
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
