import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { readState } from "../control/world-file/read-state.ts";
import type { Sandbox } from "../sandbox.ts";
import { atOnce, type TimeSliced } from "../state/time-slices.ts";
import type { Audited, WorldChange } from "../world/change.ts";
import { type Persister, type SavedWorld, type WorldStore, WorldTakenOverError } from "../world/persister.ts";
import type { WorldState } from "../world/world.ts";
import { WORLD_ID } from "../world/worlds.ts";
import { runInTimeSlices } from "./run-in-time-slices.ts";
import { VERSION } from "./state-lines.ts";
import { bytesIn, epochsIn, StateLog } from "./state-log.ts";
import { StateOwners } from "./state-owners.ts";

/** Worlds hold names, documents and password hashes: only the user who runs the sandbox reads them. */
const OWNER_ONLY_FOLDER = 0o700;

const FORMAT = "coffer-sandbox-state";
const HEAD = "sandbox.json";
/** The start of the head's name while it is written. */
const HEAD_BEGUN = `${HEAD}.`;
/** Entries of the audit list that survive a start. */
const MOST_AUDITED = 1000;

/**
 * Keeps a sandbox in a folder, each world in a file of its own that is read when the world is asked for. A change is
 * written before the reply leaves: what was acknowledged survives the process, however it ends. Several processes may
 * share a folder: each world is the one's that was asked for it last.
 */
export class StateFolder implements WorldStore, Persister {
  readonly #path: string;
  readonly #sandbox: Sandbox;
  readonly #tell: (message: string) => void;
  /** Files of the worlds this process holds, by world. */
  readonly #logs = new Map<string, StateLog>();
  readonly #owners: StateOwners;
  /** Names of worlds when the folder was last listed; other processes may have added and deleted some since. */
  #known = new Set<string>();
  #hasFailed = false;

  constructor(path: string, sandbox: Sandbox, tell: (message: string) => void) {
    this.#path = path;
    this.#owners = new StateOwners(join(path, "owners"));
    this.#sandbox = sandbox;
    this.#tell = tell;
  }

  /** Loads the sandbox's worlds from the folder from now on, and saves every change there. Throws when the folder can't be used. */
  open(): void {
    const worlds = join(this.#path, "worlds");
    try {
      if (existsSync(this.#path)) this.#seed();
      mkdirSync(this.#path, { recursive: true, mode: OWNER_ONLY_FOLDER });
      // It may be older than this rule. Nothing below it can be read where the folder can't.
      chmodSync(this.#path, OWNER_ONLY_FOLDER);
      if (!existsSync(this.#head)) this.#writeHead();
      this.#sandbox.reseed(this.#seed());
      mkdirSync(worlds, { recursive: true, mode: OWNER_ONLY_FOLDER });
      const audit = this.audit();
      if (audit.length > MOST_AUDITED)
        writeFileSync(
          this.#audit,
          audit
            .slice(-MOST_AUDITED)
            .map((each) => `${JSON.stringify(each)}\n`)
            .join(""),
        );
    } catch (error) {
      throw new Error(`The state in ${this.#path} can't be used: ${messageOf(error)}`);
    }
    this.#sandbox.keep(this);
  }

  readonly store = this;
  ids(): string[] {
    const ids = readdirSync(join(this.#path, "worlds")).filter((name) => WORLD_ID.test(name));
    this.#known = new Set(ids);
    this.#owners.read();
    return ids;
  }
  has(id: string): boolean {
    return this.holds(id) || epochsIn(this.#folderOf(id)).length > 0;
  }
  holds(id: string): boolean {
    return this.#logs.get(id)?.isHeld ?? false;
  }
  isSaved(id: string): boolean {
    return this.#logs.get(id)?.isBehind === false;
  }
  bytesOf(id: string): number {
    return bytesIn(this.#folderOf(id));
  }
  ownerOf(id: string): string | null {
    return this.#owners.of(id);
  }
  audit(): Audited[] {
    const lines = (textIn(this.#audit) ?? "").split("\n");
    return lines.flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        // Cut short by a process that was killed, or the end.
        return [];
      }
    });
  }

  *load<Revived>(id: string, revive: (saved: SavedWorld) => TimeSliced<Revived>): TimeSliced<Revived> {
    const folder = this.#folderOf(id);
    if (!this.#known.has(id)) this.ids();
    try {
      const { log, values, torn } = yield* StateLog.take(folder);
      const [state, ...changes] = values;
      if (state === undefined) throw new Error("it holds no snapshot");
      this.#logs.set(id, log);
      if (torn > 0) this.#tell(`The last ${torn} bytes of world ${id} were never written whole and are left out.`);
      const saved = { state: yield* readState(state), changes: [] as WorldChange[] };
      for (const change of changes as WorldChange[]) saved.changes.push(yield* checked(change));
      return yield* revive(saved);
    } catch (error) {
      this.#logs.delete(id);
      if (!(error instanceof WorldTakenOverError))
        this.#tell(`World ${id} in ${folder} can't be used: ${messageOf(error)}.`);
      throw error;
    }
  }

  *save(id: string, state: WorldState): TimeSliced<void> {
    try {
      const log = this.#logs.get(id);
      if (log) yield* log.replace(state);
      else this.#logs.set(id, yield* StateLog.create(this.#folderOf(id), state));
      this.#known.add(id);
      this.#hasFailed = false;
    } catch (error) {
      this.#failed(id, error);
    }
  }

  note(change: WorldChange): void {
    const { world } = change;
    try {
      if ("audited" in change) appendFileSync(this.#audit, `${JSON.stringify(change.audited)}\n`);
      else if ("owner" in change) this.#owners.set(world, change.owner);
      else if ("deleted" in change) this.#delete(world);
      else this.#write(change);
      this.#hasFailed = false;
    } catch (error) {
      this.#failed(world, error);
    }
  }

  /** Throws where the world is another process's now; a disk that fails is told of, and the memory goes on. */
  #failed(world: string, error: unknown): void {
    if (error instanceof WorldTakenOverError) {
      this.#logs.delete(world);
      throw error;
    }
    if (!this.#hasFailed) this.#tell(`The state could not be saved: ${messageOf(error)}`);
    this.#hasFailed = true;
  }

  #write(change: WorldChange): void {
    const { world } = change;
    const tenant = this.#sandbox.worlds.loaded(world);
    if (!tenant) throw new Error(`world ${world} is not in memory`);
    const log = this.#logs.get(world);
    if (log) {
      log.append(change, () => tenant.world.state());
      if (log.isLong) void this.#shorten(log, tenant.world.state());
    } else {
      this.#known.add(world);
      this.#logs.set(world, atOnce(StateLog.create(this.#folderOf(world), tenant.world.state())));
    }
  }
  /** Beside the requests: until it is done, and if it fails, the long file is as good. */
  async #shorten(log: StateLog, state: WorldState): Promise<void> {
    try {
      await runInTimeSlices(log.shorten(state));
    } catch (error) {
      if (log.isHeld && !(error instanceof WorldTakenOverError))
        this.#tell(`A long file could not be shortened: ${messageOf(error)}`);
    }
  }
  #delete(id: string): void {
    this.#logs.delete(id);
    this.#owners.delete(id);
    rmSync(this.#folderOf(id), { recursive: true, force: true });
  }

  /** The seed new worlds come from. Throws where the folder holds something else. */
  #seed(): string {
    if (!statSync(this.#path).isDirectory()) throw new Error("it is a file, and the state is kept in a folder");
    // Listed before the head is read: another process writes the head first.
    const isEmpty = readdirSync(this.#path).every((name) => name.startsWith(HEAD_BEGUN));
    const text = textIn(this.#head);
    if (text === null && isEmpty) return this.#sandbox.worlds.seed;
    const { format, version, seed } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    if (format !== FORMAT) throw new Error("it is no folder of a sandbox's state. Name an empty one, or a new one");
    if (version !== VERSION || typeof seed !== "string")
      throw new Error(`it has version ${String(version).slice(0, 20)}, this is version ${VERSION}`);
    return seed;
  }
  /** Whole or not at all, and before all else in the folder: another process may be opening it. */
  #writeHead(): void {
    const begun = join(this.#path, `${HEAD_BEGUN}${process.pid}`);
    writeFileSync(begun, `${JSON.stringify({ format: FORMAT, version: VERSION, seed: this.#sandbox.worlds.seed })}\n`);
    renameSync(begun, this.#head);
  }
  get #head(): string {
    return join(this.#path, HEAD);
  }
  get #audit(): string {
    return join(this.#path, "audit.jsonl");
  }
  #folderOf(id: string): string {
    return join(this.#path, "worlds", id);
  }
}

function* checked(change: WorldChange): TimeSliced<WorldChange> {
  return "replaced" in change ? { ...change, replaced: yield* readState(change.replaced) } : change;
}

/** Null where there is no such file. */
function textIn(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
