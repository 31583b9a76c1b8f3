import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Sandbox, SandboxState } from "../sandbox.ts";
import type { WorldChange } from "../world/change.ts";
import { realNow } from "./real-time.ts";
import { FIRST_LINE, lineOf, readLines } from "./state-lines.ts";
import { lockState } from "./state-lock.ts";

/** Changes are added up into a new snapshot when they take more room than the last one, and than this. */
const LEAST_LOG = 4 * 1024 * 1024;

/**
 * Keeps a sandbox in a file: a snapshot, then a line for each change, written before the reply leaves. What was
 * acknowledged survives the process, however it ends. A file that can't be used is set aside, never written over.
 */
export class StateFile {
  readonly #path: string;
  readonly #sandbox: Sandbox;
  readonly #tell: (message: string) => void;
  #file: number | null = null;
  #unlock = () => {};
  #snapshotBytes = 0;
  #logBytes = 0;
  /** A change couldn't be written: only a whole snapshot makes the file true again. */
  #behind = false;

  constructor(path: string, sandbox: Sandbox, tell: (message: string) => void) {
    this.#path = path;
    this.#sandbox = sandbox;
    this.#tell = tell;
  }

  /** Brings the sandbox to where the file left it, and keeps it there from now on. Throws when it can't be written. */
  open(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    this.#unlock = lockState(this.#path);
    const bytes = this.#read();
    if (bytes !== null) this.#load(bytes);
    this.#writeSnapshot();
    this.#sandbox.keep({ note: (change) => this.#note(change) });
  }

  /** Everything is in the file already; as a snapshot it opens faster. */
  close(): void {
    if (this.#logBytes > 0 || this.#behind) this.#writeSnapshot();
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
    this.#unlock();
  }

  #read(): Buffer | null {
    try {
      return readFileSync(this.#path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw new Error(`The state file ${this.#path} can't be read: ${messageOf(error)}`);
    }
  }

  #load(bytes: Buffer): void {
    const fresh = this.#sandbox.state();
    try {
      const { values, torn } = readLines(bytes);
      const [state, ...changes] = values;
      if (state === undefined) throw new Error("it holds no snapshot");
      this.#sandbox.restore(state as SandboxState, realNow());
      for (const change of changes) this.#sandbox.apply(change as WorldChange, realNow());
      if (torn > 0) this.#tell(`The last ${torn} bytes of ${this.#path} were never written whole and are left out.`);
    } catch (error) {
      const aside = `${this.#path}.aside-${realNow()}`;
      renameSync(this.#path, aside);
      this.#tell(`The state file could not be used (${messageOf(error)}). It was kept as ${aside}; starting afresh.`);
      for (const { world } of this.#sandbox.worlds.list())
        if (!Object.hasOwn(fresh.worlds, world.id)) this.#sandbox.worlds.delete(world.id);
      this.#sandbox.restore(fresh, realNow());
    }
  }

  /** One write, so that a reader, or a crash, meets the whole line or a torn last one. */
  #note(change: WorldChange): void {
    try {
      if (this.#file === null || this.#behind || this.#logBytes > Math.max(LEAST_LOG, this.#snapshotBytes)) {
        this.#writeSnapshot();
        return;
      }
      const line = Buffer.from(lineOf(change));
      this.#behind = true;
      if (writeSync(this.#file, line) === line.length) this.#behind = false;
      this.#logBytes += line.length;
      if (this.#behind) this.#writeSnapshot();
    } catch (error) {
      if (!this.#behind) this.#tell(`The state could not be saved: ${messageOf(error)}`);
      this.#behind = true;
    }
  }

  /** Writes beside the file and renames: a crash leaves the old or the new, never half. */
  #writeSnapshot(): void {
    const beside = `${this.#path}.new`;
    const text = FIRST_LINE + lineOf(this.#sandbox.state());
    const file = openSync(beside, "w");
    try {
      writeFileSync(file, text);
      fsyncSync(file);
      renameSync(beside, this.#path);
    } catch (error) {
      closeSync(file);
      throw error;
    }
    if (this.#file !== null) closeSync(this.#file);
    this.#file = file;
    this.#snapshotBytes = Buffer.byteLength(text);
    this.#logBytes = 0;
    this.#behind = false;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
