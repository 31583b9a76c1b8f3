import { CONTROL_PATH } from "./control/call.ts";
import { handleControl } from "./control/control.ts";
import { type Holder, LOCAL } from "./control/holder.ts";
import { Growth, makeFor } from "./control/quota.ts";
import { tryWorld } from "./control/trial.ts";
import { readState } from "./control/world-file/read-state.ts";
import { handle } from "./core/engine.ts";
import { failureEnvelope } from "./core/envelope.ts";
import { invalid, refuse } from "./core/refusal.ts";
import { type EngineReply, type EngineRequest, languageOf } from "./core/request.ts";
import { newTenant, type Tenant } from "./core/tenant.ts";
import type { Send } from "./core/webhooks.ts";
import { program } from "./modules/program.ts";
import { type SeedOptions, seedWorld, sharedSeed } from "./modules/seed-world.ts";
import { atOnce, begun, isTimeSliced, type TimeSliced } from "./state/time-slices.ts";
import type { WorldChange } from "./world/change.ts";
import { type Persister, WorldTakenOverError } from "./world/persister.ts";
import type { World, WorldState } from "./world/world.ts";
import { NoWorld, type WorldLimits } from "./world/world-limits.ts";
import { MAIN_WORLD, WORLD_ID, type WorldRecords, Worlds } from "./world/worlds.ts";

const { webhooks } = program.provided;

export { CONTROL_PATH };

/** The whole state of a sandbox, as one JSON. */
export type SandboxState = {
  readonly version: 1;
  readonly worlds: Readonly<Record<string, WorldState>>;
} & Partial<WorldRecords>;

export type SandboxOptions = SeedOptions & Partial<WorldLimits>;

/** How an adapter sends webhooks. */
export type WebhookAdapter = {
  readonly send: Send;
  /** Hosts webhooks may be sent to; `*` for any but loopback addresses. */
  readonly hosts: readonly string[];
  /** Whether they may be sent to this machine's loopback addresses too, without being named. @default true */
  readonly loopback?: boolean;
  readonly realNow: () => number;
  /** Called when a webhook's reply has changed a world without a request. */
  readonly after?: () => void;
};

/** Control calls about the list of worlds. They open no world, so they also work where the named world has expired. */
const ABOUT_ALL = new Set(["worlds", "worlds/import", "worlds/diff"].map((call) => `${CONTROL_PATH}/${call}`));

/** The worlds of one sandbox: finds the world of a request, updates its clock, and answers. No sockets, no timers. */
export class Sandbox {
  readonly worlds: Worlds<Tenant>;
  readonly #options: SeedOptions;
  /** Real time of the latest request: reading a world in process must not make it look unused. */
  #realNow = 0;
  #growth: Growth | null = null;
  #webhooks = webhooks.sender(null, { hosts: [], loopback: true }, () => {});

  constructor({ maxWorlds, worldLife, ...options }: SandboxOptions = {}) {
    this.#options = options;
    const limits = { ...(maxWorlds !== undefined && { maxWorlds }), ...(worldLife !== undefined && { worldLife }) };
    // Fault rules are in memory only, and an unloaded world sends no webhooks.
    const staysLoaded = ({ faults, world }: Tenant) => faults.plan.rules.length > 0 || webhooks.hasDeliveries(world);
    this.worlds = new Worlds(sharedSeed(options), newTenant, limits, staysLoaded);
    this.worlds.open(MAIN_WORLD, 0);
  }

  /** `realNow` is the only real time that enters. `by`: the sender; null for a sender without a token. */
  handle(request: EngineRequest, realNow: number, by: Holder | null = LOCAL): EngineReply {
    const begun = this.begin(request, realNow, by);
    const { pieces, ...reply } = isTimeSliced(begun) ? atOnce(begun) : begun;
    return pieces ? { ...reply, body: [...pieces].join("") } : reply;
  }
  /** As `handle`, for an adapter that answers others meanwhile: what takes long is done in time slices, and answered in pieces. */
  begin(request: EngineRequest, realNow: number, by: Holder | null = LOCAL): EngineReply | TimeSliced<EngineReply> {
    const id = this.worldOf(request);
    if (!WORLD_ID.test(id))
      return refusedWorld(
        request,
        "pattern",
        `${id.slice(0, 60)} is no world's name: 1 to 40 letters, digits, - and _.`,
      );
    this.#realNow = realNow;
    try {
      const isControl = request.path.startsWith(`${CONTROL_PATH}/`);
      const tenant = isControl ? undefined : this.worlds.atHand(id, realNow);
      if (tenant) return this.#perform(tenant, request, realNow);
      return begun(this.#performInTimeSlices(id, isControl, request, realNow, by));
    } catch (error) {
      return refusedFor(error, request, id);
    }
  }
  /** Handles one of the product's own calls. */
  #perform(tenant: Tenant, request: EngineRequest, realNow: number): EngineReply {
    this.#growth?.check(this.worlds, tenant.world, request);
    tenant.world.clock.follow(realNow);
    const { changes } = tenant.world;
    const { world } = tenant;
    const reply = pageAt(world, request) ?? handle(program.service, tenant, request);
    this.#note(tenant, tenant.world.changes !== changes);
    return reply;
  }
  *#performInTimeSlices(
    id: string,
    isControl: boolean,
    request: EngineRequest,
    realNow: number,
    by: Holder | null,
  ): TimeSliced<EngineReply> {
    try {
      const tenant = yield* this.#open(id, request, realNow, by);
      if (!isControl) return this.#perform(tenant, request, realNow);
      this.#growth?.check(this.worlds, tenant.world, request);
      tenant.world.clock.follow(realNow);
      const answered = handleControl(this, tenant, request, realNow, by);
      const reply = isTimeSliced(answered) ? yield* answered : answered;
      this.#note(tenant, request.method !== "GET" && reply.status === 200);
      return reply;
    } catch (error) {
      return refusedFor(error, request, id);
    }
  }
  #note(tenant: Tenant, didSomething: boolean): void {
    if (didSomething) this.worlds.retain(tenant);
    this.#webhooks.run(tenant.world);
    this.worlds.note(tenant);
    if (didSomething) this.#growth?.note(this.worlds, tenant.world);
  }
  *#open(id: string, { method, path }: EngineRequest, realNow: number, by: Holder | null): TimeSliced<Tenant> {
    const { worlds } = this;
    const isAboutAll = ABOUT_ALL.has(path);
    // The list of worlds is available even if the main world can't be read.
    if (isAboutAll && worlds.isLost(MAIN_WORLD)) return newTenant(seedWorld(MAIN_WORLD, this.#options));
    if (isAboutAll) return yield* worlds.opening(MAIN_WORLD, realNow);
    const isReset = method === "POST" && path === `${CONTROL_PATH}/reset`;
    if (worlds.has(id) && !(isReset && worlds.isLost(id))) return yield* worlds.opening(id, realNow);
    if (by === null)
      throw new NoWorld("token", `There is no world ${id}, and only who has a token may make one (X-Sandbox-Token).`);
    const make = () => (isReset && worlds.isLost(id) ? worlds.create(id, realNow) : worlds.open(id, realNow));
    return yield* makeFor(worlds, by, make);
  }

  readonly tryWorld = tryWorld;

  /** Enforces the quotas of the owners, by name, from now on. */
  limitGrowth(holderOf: (name: string) => Holder | undefined): void {
    this.#growth = new Growth(holderOf);
  }

  /** Sends webhooks through this adapter from here on. An answer changes a world without a request. */
  sendWebhooks({ send, hosts, loopback = true, realNow, after = () => {} }: WebhookAdapter): void {
    this.#webhooks = webhooks.sender(send, { hosts, loopback }, (world, work) => {
      const tenant = this.worlds.held(world.id);
      if (tenant?.world !== world) return;
      this.#resume(tenant, realNow(), work);
      after();
    });
  }
  /** Resolves when every sent webhook is answered or has failed for now. */
  webhooksSettled(): Promise<void> {
    return this.#webhooks.settled();
  }
  /** Stops sending webhooks. Those being sent count as interrupted when the world is used again. */
  stopWebhooks(): void {
    this.#webhooks.stop();
  }
  /** Called as time passes without requests: runs due tasks and sends due webhooks. */
  sendDue(realNow: number): void {
    for (const { world } of this.worlds.list()) {
      const tenant = webhooks.hasWebhooks(world) ? this.worlds.held(world.id) : undefined;
      if (tenant) this.#resume(tenant, realNow, () => {});
    }
  }
  #resume(tenant: Tenant, realNow: number, work: () => void): void {
    try {
      tenant.world.clock.follow(realNow);
      work();
      this.#webhooks.run(tenant.world);
      this.worlds.note(tenant);
    } catch (error) {
      // The process that holds the world now sends it again.
      if (!(error instanceof WorldTakenOverError)) throw error;
    }
  }

  /** From here on every change is told to the persister before the reply leaves; where it stands now, `state` tells. */
  keep(persister: Persister): void {
    this.worlds.keep(persister);
  }
  /** Replays a change made in another sandbox that had the same state. */
  apply(change: WorldChange, realNow: number): void {
    this.worlds.apply(change, realNow);
  }

  /** For tests in process. The caller may change the world without a request, so it stays loaded. */
  world(id = MAIN_WORLD): World {
    return this.worlds.pin(this.worlds.open(id, this.#realNow)).world;
  }

  /** All its changes have been reported to the persister. */
  state(): SandboxState {
    for (const tenant of this.worlds.list()) this.worlds.note(tenant);
    const worlds = this.worlds.list().map(({ world }) => [world.id, world.state()] as const);
    return { version: 1, worlds: Object.fromEntries(worlds), ...this.worlds.records };
  }
  /**
   * Loads saved worlds one by one: an unusable one is skipped and named with the reason. Later worlds
   * come from the seed of the main world.
   */
  load(state: unknown, changes: readonly WorldChange[], realNow: number): ReadonlyMap<string, string> {
    const { worlds, ...records } = state as SandboxState;
    if (typeof worlds !== "object" || worlds === null) throw new Error("it holds no worlds");
    const broken = new Map<string, string>();
    const from = ({ world, ...change }: WorldChange) => ("forkOf" in change ? change.forkOf : world);
    const attempt = (world: string, work: () => void) => {
      try {
        work();
      } catch (error) {
        broken.set(world, error instanceof Error ? error.message : String(error));
        if (world === MAIN_WORLD) this.worlds.reset(this.worlds.open(MAIN_WORLD, realNow));
        else this.worlds.delete(world);
      }
    };
    for (const [id, saved] of Object.entries(worlds))
      attempt(id, () => this.worlds.restore({ [id]: atOnce(readState(saved)) }, realNow));
    this.worlds.restoreRecords(records);
    for (const change of changes) {
      if ("replaced" in change || "deleted" in change) broken.delete(change.world);
      const source = from(change);
      if (broken.has(source)) broken.set(change.world, broken.get(source) ?? "");
      else attempt(change.world, () => this.apply(change, realNow));
    }
    this.reseed(this.world().seed);
    return broken;
  }
  /** Restores all worlds. @throws if a world doesn't add up. Later worlds come from the seed of the main world. */
  restore(state: SandboxState, realNow: number): void {
    this.worlds.restore(state.worlds, realNow);
    this.worlds.restoreRecords(state);
    this.reseed(this.world().seed);
  }
  /** From now on new worlds come from this seed. */
  reseed(seed: string): void {
    if (seed !== this.worlds.seed) this.worlds.reseed(seedWorld("seed", { ...this.#options, seed }));
  }

  /** Returns the name of the world that a request is for. */
  worldOf({ headers, path }: EngineRequest): string {
    for (const page of program.pages) {
      const world = page.worldOf(path);
      if (world !== null) return world;
    }
    return headers["x-sandbox-world"] ?? program.worldOfCaller(headers) ?? MAIN_WORLD;
  }
}

function pageAt(world: World, request: EngineRequest): EngineReply | null {
  for (const page of program.pages) {
    const reply = page.answer(world, request);
    if (reply) return reply;
  }
  return null;
}

/** Returns the reply where no world can answer; rethrows other errors. */
function refusedFor(error: unknown, request: EngineRequest, id: string): EngineReply {
  if (error instanceof NoWorld) return refusedWorld(request, error.rule, error.message);
  if (error instanceof WorldTakenOverError) return takenWorld(request, id);
  throw error;
}

/** Nothing was saved: a resend reaches the process that holds the world now. */
function takenWorld(request: EngineRequest, id: string): EngineReply {
  const refusal = refuse("serverError", `Another process has just taken over world ${id}. Send it again.`);
  return {
    status: 503,
    code: refusal.code,
    headers: { "content-type": "application/json; charset=utf-8", "retry-after": "1" },
    body: JSON.stringify(failureEnvelope(refusal, languageOf(request.headers), "req_none")),
  };
}

function refusedWorld(request: EngineRequest, rule: string, message: string): EngineReply {
  const refusal = invalid("X-Sandbox-World", rule, message);
  return {
    status: 400,
    code: refusal.code,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(failureEnvelope(refusal, languageOf(request.headers), "req_none")),
  };
}
