import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { atOnce, type TimeSliced } from "../state/time-slices.ts";
import type { WorldChange } from "../world/change.ts";
import { WorldTakenOverError } from "../world/persister.ts";
import type { WorldState } from "../world/world.ts";
import { FIRST_LINE, lineOf, longLineOf, readLines, SUM_AT } from "./state-lines.ts";

/** A log is replaced by a new snapshot when it is larger than the last snapshot, and than this (bytes). */
const LEAST_LOG = 1024 * 1024;
/** So much of a file is read at a time (bytes). */
const PIECE = 1024 * 1024;
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
  /** While a new snapshot is written. */
  #writing: Promise<void> | null = null;
  /** Changes that were appended since it was begun. */
  #since: WorldChange[] = [];

  private constructor(folder: string, epoch: number, bytes: number, snapshotBytes: number) {
    this.#folder = folder;
    this.#epoch = epoch;
    this.#bytes = bytes;
    this.#snapshotBytes = snapshotBytes;
  }

  /** Starts a world's file. One that is there already could not be read, and is kept under another name. */
  static *create(folder: string, state: WorldState): TimeSliced<StateLog> {
    const [last = 0] = epochsIn(folder);
    if (last > 0) renameSync(fileOf(folder, last), join(folder, `${last}.aside`));
    const log = new StateLog(folder, last, 0, 0);
    yield* log.#write(state, noFlush);
    return log;
  }

  /**
   * Takes the newest file over and reads it. From the moment the older names are gone nothing another process writes is
   * acknowledged, and what it had acknowledged before is read here. Throws where it can't be used, and WorldTakenOverError where
   * others are quicker.
   */
  static *take(folder: string): TimeSliced<Taking> {
    for (let turn = 0; turn < TRIES; turn++) {
      const epochs = epochsIn(folder);
      const [last] = epochs;
      if (last === undefined) break;
      const epoch = last + 1;
      const path = fileOf(folder, epoch);
      try {
        linkSync(fileOf(folder, last), path);
        for (const older of epochs) rmSync(fileOf(folder, older), { force: true });
        const bytes = yield* readWhole(path);
        const { values, end, torn } = yield* readLines(bytes);
        appendTo(path, Buffer.from(`${torn > 0 ? "\n" : ""}${lineOf({ epoch, takeover: { end } })}`));
        return { log: new StateLog(folder, epoch, bytes.length, bytes.length), values, torn };
      } catch (error) {
        // Another process has just taken it over, before this one or after it.
        if (codeOf(error) !== "EEXIST" && codeOf(error) !== "ENOENT") throw error;
      }
    }
    throw new WorldTakenOverError(folder);
  }

  /** Returns false after another process took the world over or deleted it. */
  get isHeld(): boolean {
    return this.#behind || existsSync(this.#path) || !this.#isTaken;
  }
  get isBehind(): boolean {
    return this.#behind;
  }
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether a new snapshot would make the file much shorter, and none is being written. */
  get isLong(): boolean {
    return this.#writing === null && this.#bytes > this.#snapshotBytes + Math.max(LEAST_LOG, this.#snapshotBytes);
  }

  /** Adds a line by a single write, so that a crash leaves it whole or cut short. Throws WorldTakenOverError, or the disk's error. */
  append(change: WorldChange, state: () => WorldState): void {
    const line = Buffer.from(lineOf({ epoch: this.#epoch, value: change }));
    const wasBehind = this.#behind;
    this.#behind = true;
    try {
      const isWhole = !wasBehind && appendTo(this.#path, line);
      if (!wasBehind && !existsSync(this.#path)) throw new WorldTakenOverError(this.#folder);
      if (isWhole) this.#bytes += line.length;
      else atOnce(this.#write(state(), flushNow));
    } catch (error) {
      if (codeOf(error) === "ENOENT" && this.#isTaken) throw new WorldTakenOverError(this.#folder);
      throw error;
    }
    this.#behind = false;
    if (this.#writing) this.#since.push(change);
  }

  /** Another state takes the place of all there was. Throws WorldTakenOverError, or the disk's error. */
  *replace(state: WorldState): TimeSliced<void> {
    while (this.#writing) yield this.#writing;
    try {
      yield* this.#alone(this.#write(state, flushInBackground));
      this.#behind = false;
    } catch (error) {
      this.#behind = true;
      throw error;
    }
  }
  /** A snapshot of the state that all appended changes have led to replaces them; those that come meanwhile follow it. */
  *shorten(state: WorldState): TimeSliced<void> {
    this.#since = [];
    yield* this.#alone(this.#write(state, flushInBackground, () => this.#since));
  }
  *#alone(work: TimeSliced<void>): TimeSliced<void> {
    let end = () => {};
    this.#writing = new Promise((resolve) => {
      end = resolve;
    });
    try {
      yield* work;
    } finally {
      this.#writing = null;
      end();
    }
  }

  /** Writes a snapshot into a new file, under the next epoch: a crash leaves the old file or the new one. Throws WorldTakenOverError. */
  *#write(state: WorldState, flush: Flush, since: () => readonly WorldChange[] = () => []): TimeSliced<void> {
    const before = this.#epoch;
    const epoch = before + 1;
    mkdirSync(this.#folder, { recursive: true });
    const beside = join(this.#folder, `${epoch}.${process.pid}.new`);
    let bytes = 0;
    let snapshotBytes = 0;
    try {
      const file = openSync(beside, "w", 0o600);
      const add = (text: string) => {
        writeFileSync(file, text);
        bytes += Buffer.byteLength(text);
      };
      try {
        add(FIRST_LINE);
        const { pieces, sum } = longLineOf({ epoch, value: state });
        for (const piece of pieces) {
          add(piece);
          yield;
        }
        writeSync(file, sum(), FIRST_LINE.length + SUM_AT);
        // A machine that fails must not lose the world with its old file; a new world has none.
        if (before > 0) yield flush(file);
        snapshotBytes = bytes;
        for (const change of since()) add(lineOf({ epoch, value: change }));
      } finally {
        closeSync(file);
      }
      if (this.#epoch !== before) throw new Error("it was written anew in the meantime");
      linkSync(beside, fileOf(this.#folder, epoch));
    } catch (error) {
      if (codeOf(error) === "EEXIST") throw new WorldTakenOverError(this.#folder);
      throw error;
    } finally {
      rmSync(beside, { force: true });
    }
    this.#epoch = epoch;
    if (this.#isTaken) throw new WorldTakenOverError(this.#folder);
    for (const older of epochsIn(this.#folder)) if (older < epoch) rmSync(fileOf(this.#folder, older), { force: true });
    this.#bytes = bytes;
    this.#snapshotBytes = snapshotBytes;
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

/** What is to be waited for, if anything. */
type Flush = (file: number) => Promise<void> | undefined;
const flushInBackground: Flush = promisify(fsync);
const flushNow: Flush = (file) => void fsyncSync(file);
const noFlush: Flush = () => undefined;

function* readWhole(path: string): TimeSliced<Buffer> {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.allocUnsafe(fstatSync(file).size);
    let end = 0;
    for (let read = -1; read !== 0 && end < bytes.length; end += read) {
      read = readSync(file, bytes, end, Math.min(PIECE, bytes.length - end), end);
      yield;
    }
    return bytes.subarray(0, end);
  } finally {
    closeSync(file);
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
