import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { WorldChange } from "../world/change.ts";
import { Taken } from "../world/keeper.ts";
import type { WorldState } from "../world/world.ts";
import { FIRST_LINE, lineOf, readLines } from "./state-lines.ts";

/** A log is replaced by a new snapshot when it is larger than the last snapshot, and than this (bytes). */
const LEAST_LOG = 1024 * 1024;
/** Where several processes take over a world at the same moment, each try lets one of them through. */
const TRIES = 20;
const NAME = /^(\d{1,15})\.jsonl$/;

/** Epochs of the files in a world's folder, highest first; empty where there is no such world. */
export function epochsIn(folder: string): number[] {
  try {
    const names = readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? []);
    return names.map(Number).sort((a, b) => b - a);
  } catch {
    return [];
  }
}
const fileOf = (folder: string, epoch: number) => join(folder, `${epoch}.jsonl`);

export type Taking = { readonly log: StateLog; readonly values: readonly unknown[]; readonly torn: number };

/**
 * One world's file: a snapshot, then a line for each change. The file's name is its epoch, a number that rises each
 * time a process takes it over: whoever writes under an older name finds it gone, and knows the world is another's.
 */
export class StateLog {
  readonly #folder: string;
  #epoch: number;
  #bytes: number;
  #snapshotBytes: number;
  /** A write failed: the file lacks a change until a whole snapshot is written. */
  #behind = false;

  private constructor(folder: string, epoch: number, bytes: number, snapshotBytes: number) {
    this.#folder = folder;
    this.#epoch = epoch;
    this.#bytes = bytes;
    this.#snapshotBytes = snapshotBytes;
  }

  /** Starts a world's file. One that is there already could not be read, and is kept under another name. */
  static create(folder: string, state: WorldState): StateLog {
    const [last = 0] = epochsIn(folder);
    if (last > 0) renameSync(fileOf(folder, last), join(folder, `${last}.aside`));
    const log = new StateLog(folder, last, 0, 0);
    log.replace(state);
    return log;
  }

  /**
   * Takes the newest file over and reads it. From the moment the older names are gone nothing another process writes is
   * acknowledged, and what it had acknowledged before is read here. Throws where it can't be used, and Taken where
   * others are quicker.
   */
  static take(folder: string): Taking {
    for (let turn = 0; turn < TRIES; turn++) {
      const epochs = epochsIn(folder);
      const [last] = epochs;
      if (last === undefined) break;
      const epoch = last + 1;
      const path = fileOf(folder, epoch);
      try {
        linkSync(fileOf(folder, last), path);
        for (const older of epochs) rmSync(fileOf(folder, older), { force: true });
        const bytes = readFileSync(path);
        const { values, end, torn } = readLines(bytes);
        appendTo(path, Buffer.from(`${torn > 0 ? "\n" : ""}${lineOf({ epoch, takeover: { end } })}`));
        return { log: new StateLog(folder, epoch, bytes.length, bytes.length), values, torn };
      } catch (error) {
        // Another process has just taken it over, before this one or after it.
        if (codeOf(error) !== "EEXIST" && codeOf(error) !== "ENOENT") throw error;
      }
    }
    throw new Taken(folder);
  }

  /** False once another process has taken the world over, or deleted it. */
  get isHeld(): boolean {
    return this.#behind || existsSync(this.#path) || !this.#isTaken;
  }
  get isBehind(): boolean {
    return this.#behind;
  }
  get bytes(): number {
    return this.#bytes;
  }

  /** Adds a line by a single write, so that a crash leaves it whole or cut short. Throws Taken, or the disk's error. */
  append(change: WorldChange, state: () => WorldState): void {
    if (this.#behind || this.#bytes > this.#snapshotBytes + Math.max(LEAST_LOG, this.#snapshotBytes)) {
      this.replace(state());
      return;
    }
    const line = Buffer.from(lineOf({ epoch: this.#epoch, value: change }));
    this.#behind = true;
    try {
      const isWhole = appendTo(this.#path, line);
      if (!existsSync(this.#path)) throw new Taken(this.#folder);
      if (!isWhole) this.replace(state());
    } catch (error) {
      if (codeOf(error) === "ENOENT" && this.#isTaken) throw new Taken(this.#folder);
      throw error;
    }
    this.#behind = false;
    this.#bytes += line.length;
  }

  /** Writes a snapshot into a new file, under the next epoch: a crash leaves the old file or the new one. Throws Taken. */
  replace(state: WorldState): void {
    this.#behind = true;
    const epoch = this.#epoch + 1;
    const text = FIRST_LINE + lineOf({ epoch, value: state });
    mkdirSync(this.#folder, { recursive: true });
    const beside = join(this.#folder, `${epoch}.${process.pid}.new`);
    const isFirst = this.#epoch === 0;
    try {
      const file = openSync(beside, "w");
      try {
        writeFileSync(file, text);
        // A machine that fails must not lose the world with its old file; a new world has none.
        if (!isFirst) fsyncSync(file);
      } finally {
        closeSync(file);
      }
      linkSync(beside, fileOf(this.#folder, epoch));
    } catch (error) {
      if (codeOf(error) === "EEXIST") throw new Taken(this.#folder);
      throw error;
    } finally {
      rmSync(beside, { force: true });
    }
    this.#epoch = epoch;
    if (this.#isTaken) throw new Taken(this.#folder);
    for (const older of epochsIn(this.#folder)) if (older < epoch) rmSync(fileOf(this.#folder, older), { force: true });
    this.#bytes = this.#snapshotBytes = Buffer.byteLength(text);
    this.#behind = false;
  }

  get #path(): string {
    return fileOf(this.#folder, this.#epoch);
  }
  /** False where the folder of all worlds is gone too: then the disk failed, and no other process took the world. */
  get #isTaken(): boolean {
    const [last] = epochsIn(this.#folder);
    return last !== this.#epoch && existsSync(join(this.#folder, ".."));
  }
}

/** Throws ENOENT instead of creating the file: it was taken over then. True when all of it was written. */
function appendTo(path: string, bytes: Buffer): boolean {
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND);
  try {
    return writeSync(file, bytes) === bytes.length;
  } finally {
    closeSync(file);
  }
}

/** Size of a world's newest file. */
export function bytesIn(folder: string): number {
  const [last] = epochsIn(folder);
  return last === undefined ? 0 : (statSync(fileOf(folder, last), { throwIfNoEntry: false })?.size ?? 0);
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
