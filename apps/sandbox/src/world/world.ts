import type { Entry } from "../ledger/entry.ts";
import { Ledger } from "../ledger/ledger.ts";
import { hashOf } from "../state/hash.ts";
import { Journal } from "../state/journal.ts";
import { atOnce, each, type TimeSliced } from "../state/time-slices.ts";
import type { ClockHands, Step, WorldChange } from "./change.ts";
import { Clock, type ClockState, type Due } from "./clock.ts";
import type { DueTask } from "./due-task.ts";
import type { SavedWorld } from "./persister.ts";
import { newId, Random, type RandomState } from "./random.ts";
import { type AnyTableSpec, MANY_ROWS, Table, type TableSpec } from "./table.ts";

/** Settings of a world; the control API changes them. */
export type Settings = {
  /** Whether 000000 passes as any code, and the modules' other magic values do what they say. */
  readonly allowMagicCode: boolean;
  /** The delay in seconds before a reviewer approves automatically; null = only manually. */
  readonly reviewSeconds: number | null;
  /** The number of deposit addresses that a coin's network can issue; null = unlimited. */
  readonly depositAddressPool: number | null;
};

/** The whole state of a world, as JSON. */
export type WorldState = {
  readonly version: 1;
  readonly seed: string;
  readonly startedAt: number;
  readonly requests: number;
  readonly settings: Settings;
  readonly clock: ClockState;
  readonly random: RandomState;
  readonly tables: Readonly<Record<string, readonly object[]>>;
  readonly ledger: readonly Entry[];
};

/** What all worlds of a program share: tables and due tasks, which are code and not state. */
export type WorldRules = {
  readonly isAsset: (asset: string) => boolean;
  /** By name: using a table or task that isn't listed here is refused. */
  readonly tables: ReadonlyMap<string, AnyTableSpec>;
  readonly dueTasks: ReadonlyMap<string, DueTask>;
  /** Builds indexes ahead that the first read of a long history would build slowly. */
  readonly prepare: (world: World) => TimeSliced<void>;
};

/** State that is reported as a whole when it changed, not step by step. */
type Registers = { readonly settings: Settings; readonly hands: ClockHands; readonly draws: number };

/** One isolated backend: its clock, ids, randomness, rows and ledger. It has no dependency on HTTP. */
export class World {
  readonly id: string;
  readonly rules: WorldRules;
  readonly seed: string;
  readonly startedAt: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly ledger: Ledger;
  /** Internal errors, shown in the request log; not part of the state. */
  readonly findings: string[] = [];
  settings: Settings;
  requests: number;
  readonly #journal = new Journal<Step>();
  readonly #tables = new Map<string, Table<object>>();
  /** Saved rows of tables that have not been used yet. */
  readonly #saved: ReadonlyMap<string, readonly object[]>;
  #reported: Registers;

  constructor(id: string, rules: WorldRules, state: WorldState, from?: World) {
    this.id = id;
    this.rules = rules;
    this.seed = state.seed;
    this.startedAt = state.startedAt;
    this.requests = state.requests;
    this.settings = state.settings;
    const checkKind = (kind: string) => {
      if (!rules.dueTasks.has(kind)) throw new Error(`No module lists the due task ${kind.slice(0, 60)}.`);
    };
    this.clock = new Clock(state.clock, this.#journal, { perform: (due) => this.#perform(due), checkKind });
    this.random = new Random(state.random, this.#journal);
    this.#saved = from ? from.#saved : new Map(Object.entries(state.tables));
    if (from) for (const [name, table] of from.#tables) this.#tables.set(name, table.fork(this.#journal));
    const now = () => this.clock.now();
    this.ledger = new Ledger(rules.isAsset, this.#journal, now, from?.ledger);
    if (!from) this.ledger.replay(state.ledger);
    this.#reported = this.#registers();
  }

  /** A world from its saved state, in time slices. Throws where it doesn't add up. */
  static *build(id: string, rules: WorldRules, state: WorldState): TimeSliced<World> {
    const isLarge = (rows: readonly object[]) => rows.length >= MANY_ROWS;
    const tables = Object.entries(state.tables);
    const small = Object.fromEntries(tables.map(([name, rows]) => [name, isLarge(rows) ? [] : rows]));
    const world = new World(id, rules, { ...state, tables: small, ledger: [] });
    yield* each(state.ledger, (entry) => world.ledger.replay([entry]));
    for (const [name, rows] of tables) {
      if (!isLarge(rows)) continue;
      const table = new Table(world.#specOf(name), world.#journal);
      yield* table.fill(rows);
      world.#tables.set(name, table);
    }
    yield* rules.prepare(world);
    return world;
  }

  table<Row extends object>(spec: TableSpec<Row>): Table<Row> {
    let table = this.#tables.get(spec.name);
    if (!table) {
      // One spec per name, so saved rows under it have its row type.
      if (this.#specOf(spec.name) !== (spec as unknown)) throw new Error(`Two tables are called ${spec.name}.`);
      const rows = this.#saved.get(spec.name) ?? [];
      table = new Table(spec, this.#journal, rows as Row[]) as unknown as Table<object>;
      this.#tables.set(spec.name, table);
    }
    return table as unknown as Table<Row>;
  }

  /** A counter that rises with every change of rows, money or due tasks. */
  get changes(): number {
    return this.#journal.changes;
  }
  newId(prefix: string): string {
    return newId(this.random, prefix);
  }
  nextRequestId(): string {
    this.requests += 1;
    return `req_${this.requests.toString(36).toUpperCase().padStart(10, "0")}`;
  }
  /** Runs the work. If it throws, the world is rolled back. */
  atomic<T>(work: () => T): T {
    return this.#journal.atomic(work);
  }

  /** Records changes for `takeChange` from now on. */
  follow(): void {
    this.#journal.collect();
    this.#reported = this.#registers();
  }
  /**
   * Returns the change since the last call, to persist or replay; null if nothing changed or the clock only followed
   * real time.
   */
  takeChange(): WorldChange | null {
    const steps = this.#journal.take();
    const [before, now] = [this.#reported, this.#registers()];
    const { hands, settings, draws } = now;
    const hasRun = hands !== before.hands && !isSameCourse(hands, before.hands);
    if (steps.length === 0 && !hasRun && draws === before.draws && settings === before.settings) return null;
    this.#reported = now;
    return {
      world: this.id,
      steps,
      requests: this.requests,
      ...(hands === before.hands ? {} : { clock: hands }),
      ...(draws === before.draws ? {} : { random: this.random.state }),
      ...(settings === before.settings ? {} : { settings }),
    };
  }
  /** Replays a change made elsewhere, atomically. `takeChange` doesn't report it again. */
  apply(change: Extract<WorldChange, { steps: unknown }>): void {
    this.atomic(() => {
      for (const step of change.steps) this.#applyStep(step);
      if (change.clock) this.clock.setHands(change.clock);
    });
    if (change.random) this.random.state = change.random;
    this.settings = change.settings ?? this.settings;
    this.requests = change.requests;
    this.#journal.take();
    this.#reported = this.#registers();
  }

  /** Returns the current state. Later changes don't affect it: rows and entries are frozen, and lists are copied. */
  state(): WorldState {
    return { ...this.#frame(), tables: this.#rows(), ledger: this.ledger.log.slice() };
  }
  /** Returns equal hashes for equal states, independent of the world's name and the number of reads. */
  hash(): string {
    return atOnce(this.hashing());
  }
  hashing(): TimeSliced<string> {
    const { requests: _asked, ...state } = this.state();
    return hashOf(state);
  }
  fork(id: string): World {
    return new World(id, this.rules, { ...this.#frame(), tables: {}, ledger: [] }, this);
  }
  /** Forks a world that may have a long history, in time slices. */
  *forking(id: string): TimeSliced<World> {
    const fork = this.fork(id);
    yield* this.rules.prepare(fork);
    return fork;
  }

  #frame(): Omit<WorldState, "ledger" | "tables"> {
    const { seed, startedAt, requests, settings } = this;
    return {
      version: 1,
      seed,
      startedAt,
      requests,
      settings,
      clock: this.clock.state,
      random: this.random.state,
    };
  }
  #rows(): WorldState["tables"] {
    const tables: Record<string, readonly object[]> = Object.fromEntries(this.#saved);
    for (const [name, table] of this.#tables) tables[name] = table.snapshot();
    for (const [name, rows] of Object.entries(tables)) if (rows.length === 0) delete tables[name];
    return tables;
  }

  #registers(): Registers {
    return { settings: this.settings, hands: this.clock.hands, draws: this.random.draws };
  }
  #specOf(name: string): TableSpec<object> {
    const spec = this.rules.tables.get(name);
    if (!spec) throw new Error(`There is no table ${name.slice(0, 60)} in any module's list.`);
    // Rows of a change are set by table name alone, so their type can't be checked here.
    return spec as unknown as TableSpec<object>;
  }
  #applyStep(step: Step): void {
    if (step[0] === "row") this.table(this.#specOf(step[1])).apply(step[2], step[3]);
    else if (step[0] === "entry") this.ledger.replay([step[1]]);
    else this.clock.apply(step);
  }
  #perform(due: Due): void {
    const task = this.rules.dueTasks.get(due.kind);
    try {
      // Scheduled through the task itself, so the payload has its type. Scheduling checked that the task is listed.
      if (task) this.atomic(() => task.run(this, due.payload as never));
    } catch (error) {
      // A failing task must not stop the world's time.
      this.findings.push(`${due.kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Returns whether the clock only followed real time, or did not move. */
const isSameCourse = (one: ClockHands, other: ClockHands) =>
  one.mode === other.mode && one.offset === other.offset && one.speed === other.speed && one.seq === other.seq;

/** Restores a world from its snapshot and the changes after it. @throws if they are invalid */
export function* revive(id: string, rules: WorldRules, { state, changes }: SavedWorld): TimeSliced<World> {
  let world = yield* World.build(id, rules, state);
  for (const change of changes) {
    if ("replaced" in change) world = yield* World.build(id, rules, change.replaced);
    else if ("steps" in change) world.apply(change);
    yield;
  }
  return world;
}
