import type { Entry } from "../ledger/entry.ts";
import { Ledger } from "../ledger/ledger.ts";
import type { ClockHands, Step, WorldChange } from "./change.ts";
import { Clock, type ClockState, type Due } from "./clock.ts";
import type { DueTask } from "./due-task.ts";
import { hashOf } from "./hash.ts";
import { newId } from "./ids.ts";
import { Journal } from "./journal.ts";
import { Random, type RandomState } from "./random.ts";
import { specOf, Table, type TableSpec } from "./table.ts";

/** What may be chosen per world; the control API sets it. */
export type Settings = {
  /** Whether 000000 passes as any code, and the other values of outcomes/magic.ts do what they say. */
  readonly allowMagicCode: boolean;
  /** After how many seconds a reviewer approves by itself; null = only by hand. */
  readonly reviewSeconds: number | null;
  /** How many deposit addresses a coin's network has to give; null = as many as asked for. */
  readonly depositAddressPool: number | null;
};

/** All of a world, as JSON. */
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

/** What every world of a program has in common: code, not state. */
export type WorldRules = {
  readonly isAsset: (asset: string) => boolean;
  readonly dueTasks: ReadonlyMap<string, DueTask>;
};

/** What is told as a whole when it moved. */
type Registers = { readonly settings: Settings; readonly hands: ClockHands; readonly draws: number };

/** One isolated backend: time, ids, chance, rows and money. Nothing in it knows of HTTP. */
export class World {
  readonly id: string;
  readonly rules: WorldRules;
  readonly seed: string;
  readonly startedAt: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly ledger: Ledger;
  /** What went wrong inside, for the log; not part of the state. */
  readonly findings: string[] = [];
  settings: Settings;
  requests: number;
  readonly #journal = new Journal();
  readonly #tables = new Map<string, Table<object>>();
  /** Rows of tables nobody has asked for yet. */
  readonly #saved: ReadonlyMap<string, readonly object[]>;
  #told: Registers;

  constructor(id: string, rules: WorldRules, state: WorldState, from?: World) {
    this.id = id;
    this.rules = rules;
    this.seed = state.seed;
    this.startedAt = state.startedAt;
    this.requests = state.requests;
    this.settings = state.settings;
    this.clock = new Clock(state.clock, this.#journal, (due) => this.#perform(due));
    this.random = new Random(state.random, this.#journal);
    this.#saved = from ? from.#saved : new Map(Object.entries(state.tables));
    if (from) for (const [name, table] of from.#tables) this.#tables.set(name, table.fork(this.#journal));
    const now = () => this.clock.now();
    this.ledger = new Ledger(rules.isAsset, this.#journal, now, from?.ledger);
    if (!from) this.ledger.replay(state.ledger);
    this.#told = this.#registers();
  }

  table<Row extends object>(spec: TableSpec<Row>): Table<Row> {
    let table = this.#tables.get(spec.name);
    if (!table) {
      const rows = this.#saved.get(spec.name) ?? [];
      // One spec per name, so rows saved under it are of its row type.
      table = new Table(spec, this.#journal, rows as Row[]) as unknown as Table<object>;
      this.#tables.set(spec.name, table);
    }
    return table as unknown as Table<Row>;
  }

  newId(prefix: string): string {
    return newId(this.random, prefix);
  }
  nextRequestId(): string {
    this.requests += 1;
    return `req_${this.requests.toString(36).toUpperCase().padStart(10, "0")}`;
  }
  /** Runs the work; if it throws, the world is as it was before. */
  atomic<T>(work: () => T): T {
    return this.#journal.atomic(work);
  }

  /** From here on `takeChange` tells what happened. */
  follow(): void {
    this.#journal.collect();
    this.#told = this.#registers();
  }
  /** What was done since the last time; null when nothing was, or time only followed real time. */
  takeChange(): WorldChange | null {
    const steps = this.#journal.take();
    const [told, now] = [this.#told, this.#registers()];
    const { hands, settings, draws } = now;
    const hasRun = hands !== told.hands && !isSameCourse(hands, told.hands);
    if (steps.length === 0 && !hasRun && draws === told.draws && settings === told.settings) return null;
    this.#told = now;
    return {
      world: this.id,
      steps,
      requests: this.requests,
      ...(hands === told.hands ? {} : { clock: hands }),
      ...(draws === told.draws ? {} : { random: this.random.state }),
      ...(settings === told.settings ? {} : { settings }),
    };
  }
  /** Does again what was done elsewhere, all of it or nothing; it is not told again. */
  apply(change: Extract<WorldChange, { steps: unknown }>): void {
    this.atomic(() => {
      for (const step of change.steps) this.#applyStep(step);
      if (change.clock) this.clock.setHands(change.clock);
    });
    if (change.random) this.random.state = change.random;
    this.settings = change.settings ?? this.settings;
    this.requests = change.requests;
    this.#journal.take();
    this.#told = this.#registers();
  }

  state(): WorldState {
    return { ...this.#frame(), tables: this.#rows(), ledger: this.ledger.log };
  }
  /** Equal for equal states, whatever the world is called and however often it was asked. */
  hash(): string {
    const { requests: _asked, ...state } = this.state();
    return hashOf(state);
  }
  fork(id: string): World {
    return new World(id, this.rules, { ...this.#frame(), tables: {}, ledger: [] }, this);
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
    for (const [name, table] of this.#tables) tables[name] = table.all();
    for (const [name, rows] of Object.entries(tables)) if (rows.length === 0) delete tables[name];
    return tables;
  }

  #registers(): Registers {
    return { settings: this.settings, hands: this.clock.hands, draws: this.random.draws };
  }
  #applyStep(step: Step): void {
    if (step[0] === "row") this.table(specOf(step[1])).apply(step[2], step[3]);
    else if (step[0] === "entry") this.ledger.replay([step[1]]);
    else this.clock.apply(step);
  }
  #perform(due: Due): void {
    const task = this.rules.dueTasks.get(due.kind);
    try {
      if (!task) throw new Error(`Nobody does ${due.kind}.`);
      // Scheduled through the task itself, so the payload is of its type.
      this.atomic(() => task.run(this, due.payload as never));
    } catch (error) {
      // A task that fails must not stop time for everybody else.
      this.findings.push(`${due.kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Whether a clock that moved only followed real time, or stood. */
const isSameCourse = (one: ClockHands, other: ClockHands) =>
  one.mode === other.mode && one.offset === other.offset && one.speed === other.speed && one.seq === other.seq;
