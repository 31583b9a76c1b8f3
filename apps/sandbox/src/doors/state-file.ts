import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { Sandbox, SandboxState } from "../sandbox.ts";
import { realNow } from "./real-time.ts";

const SAVE_AFTER = 300;

/** Keeps a sandbox in a file. A file that can't be read is set aside, never written over. */
export class StateFile {
  readonly #path: string;
  readonly #sandbox: Sandbox;
  readonly #tell: (message: string) => void;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string, sandbox: Sandbox, tell: (message: string) => void) {
    this.#path = path;
    this.#sandbox = sandbox;
    this.#tell = tell;
  }

  async load(): Promise<void> {
    let text: string;
    try {
      text = await readFile(this.#path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
      throw new Error(`The state file ${this.#path} can't be read: ${messageOf(error)}`);
    }
    try {
      const state = JSON.parse(text) as SandboxState | null;
      if (state?.version !== 1)
        throw new Error(`it has version ${String(state?.version).slice(0, 20)}, this is version 1`);
      this.#sandbox.restore(state, realNow());
    } catch (error) {
      const aside = `${this.#path}.aside-${realNow()}`;
      await rename(this.#path, aside);
      this.#tell(`The state file could not be used (${messageOf(error)}). It was kept as ${aside}; starting afresh.`);
    }
  }

  /** Something may have changed: saved soon. */
  touch(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.save().catch((error) => this.#tell(`The state could not be saved: ${messageOf(error)}`));
    }, SAVE_AFTER);
  }

  /** Writes beside the file and renames, so that a reader, or a crash, meets the old or the new, never half. */
  save(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const write = async () => {
      const text = JSON.stringify(this.#sandbox.state());
      await mkdir(dirname(this.#path), { recursive: true });
      const beside = `${this.#path}.new`;
      const file = await open(beside, "w");
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, this.#path);
    };
    this.#writing = this.#writing.then(write, write);
    return this.#writing;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
