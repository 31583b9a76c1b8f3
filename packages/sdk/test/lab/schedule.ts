import fc from "fast-check";
import { vi } from "vitest";
import { type ClientOptions, createMemoryStore } from "../../src/index.ts";
import type { Door, Kind } from "./doors.ts";
import { makeModel } from "./model.ts";
import { type Manner, makeServer, manners } from "./server.ts";

const plain = ["expire", "signIn", "handOver", "signOut", "refresh"] as const;
type Plain = (typeof plain)[number];

/** One event. `settled` runs its consequences before the next event. */
export type Step = { readonly settled: boolean } & (
  | { readonly do: "call"; readonly kind: Kind }
  | { readonly do: "answer"; readonly nth: number; readonly manner: Manner }
  | { readonly do: "abort"; readonly nth: number }
  | { readonly do: "pass"; readonly ms: number }
  | { readonly do: Plain }
  | { readonly do: "otherTab"; readonly what: "refreshes" | "signsOut" | "switches" }
);

/** Longer than any wait of a client. */
const A_WHILE_MS = 61_000;

const settled = fc.boolean();
const nth = fc.nat({ max: 7 });
const { record } = fc;

/** The events of a schedule. `weights` makes some more or less frequent. */
export function steps(weights: Partial<Record<Step["do"], number>>, length: number): fc.Arbitrary<Step[]> {
  const weight = (name: Step["do"]) => weights[name] ?? 1;
  const manner = fc.oneof({ weight: 4, arbitrary: fc.constant<Manner>("honest") }, fc.constantFrom(...manners));
  const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
    {
      weight: weight("call"),
      arbitrary: record({
        do: fc.constant("call" as const),
        kind: fc.constantFrom<Kind[]>("safe", "safe", "key", "never", "exit"),
        settled,
      }),
    },
    { weight: weight("answer"), arbitrary: record({ do: fc.constant("answer" as const), nth, manner, settled }) },
    { weight: weight("abort"), arbitrary: record({ do: fc.constant("abort" as const), nth, settled }) },
    {
      weight: weight("pass"),
      arbitrary: record({
        do: fc.constant("pass" as const),
        ms: fc.constantFrom(100, 1_000, 9_000, 31_000, 61_000, 1_680_000, 1_900_000),
        settled,
      }),
    },
    {
      weight: weight("otherTab"),
      arbitrary: record({
        do: fc.constant("otherTab" as const),
        what: fc.constantFrom("refreshes" as const, "signsOut" as const, "switches" as const),
        settled,
      }),
    },
    ...plain.map((name) => ({
      weight: weight(name),
      arbitrary: record({ do: fc.constant(name), settled }) as fc.Arbitrary<Step>,
    })),
  );
  return fc.array(step, { minLength: 4, maxLength: length, size: "max" });
}

/**
 * Runs a schedule against one client, or several that share a store as tabs do, and checks the model. The
 * platform's clock must be fake.
 */
export async function follow(
  schedule: readonly Step[],
  openDoor: (options: ClientOptions) => Door | Promise<Door>,
  tabs = 1,
): Promise<void> {
  const model = makeModel();
  const broken: unknown[] = [];
  const check = (rule: () => void) => {
    try {
      rule();
    } catch (error) {
      broken.push(error);
    }
  };
  const server = makeServer({
    current: model.current,
    onSent: (sent) => check(() => model.sent(sent)),
    onAnswered: (sent, response) => check(() => model.answered(sent, response)),
  });
  const inner = createMemoryStore();
  const put = (session: ReturnType<typeof inner.get>) => {
    check(() => model.keep(session, server.lineageOf(session?.accessToken)));
    if (session) inner.set(session);
    else inner.clear();
  };
  const store = { ...inner, set: put, clear: () => put(undefined) };
  const open = (tab: number) =>
    openDoor({
      ...{ environment: "sandbox", store, fetch: server.fetch },
      deviceId: () => Promise.resolve(`tab_${tab}`),
      events: { onSessionEnded: ({ reason }) => check(() => model.ended(reason, tab)) },
    });
  const doors = await Promise.all(Array.from({ length: tabs }, (_, tab) => open(tab)));
  const [clock] = doors;
  if (!clock) throw new Error("There is at least one tab.");
  let turn = 0;

  const signIn = () => {
    const pair = server.signIn();
    model.begin(server.lineageOf(pair.accessToken));
    return pair;
  };
  const pass = async (ms: number) => {
    // A sleeping device loses its connections and gives up on them before it wakes.
    for (let round = 0; ms > A_WHILE_MS && (round < 5 || server.waiting.length > 0); round++) {
      while (server.waiting.length > 0) server.answer(0, "unreachable");
      await clock.pass(9_000);
    }
    await clock.pass(ms);
  };
  const act = async (step: Step) => {
    const lineage = model.current();
    const door = doors[turn++ % tabs] ?? clock;
    // Sign out and in again: another tab can't separate changed tokens of the same user from a refresh.
    if (tabs > 1 && (step.do === "signIn" || step.do === "handOver")) {
      model.begin(undefined);
      door.session.end();
    }
    if (step.do === "call") {
      const controller = new AbortController();
      const call = {
        ...{ kind: step.kind, begunUnder: lineage, controller },
        outcome: undefined,
        sends: 0,
        unauthorized: 0,
      };
      const made = Object.assign(call, {});
      const number = model.calls.push(made) - 1;
      door.call(step.kind, number, controller.signal).then((outcome) => Object.assign(made, { outcome }));
    } else if (step.do === "answer") server.answer(step.nth, step.manner);
    else if (step.do === "abort") {
      const unsettled = model.calls.filter(({ outcome }) => outcome === undefined);
      unsettled[step.nth % Math.max(1, unsettled.length)]?.controller.abort(new Error("left"));
    } else if (step.do === "pass") await pass(step.ms);
    else if (step.do === "expire") lineage !== undefined && server.expire(lineage);
    else if (step.do === "signIn") door.session.accept(signIn());
    else if (step.do === "handOver") door.session.accept(signIn().accessToken);
    else if (step.do === "signOut") {
      model.begin(undefined);
      door.session.end();
    } else if (step.do === "refresh") door.session.refresh().catch(() => undefined);
    else if (step.do !== "otherTab") return;
    else if (step.what === "switches") {
      put(undefined);
      put({ ...signIn(), accountType: 0, receivedAt: Date.now() });
    } else if (lineage === undefined) return;
    else if (step.what === "refreshes") put({ ...server.issue(lineage), accountType: 0, receivedAt: Date.now() });
    else {
      model.begin(undefined);
      put(undefined);
    }
  };

  try {
    for (const step of [{ do: "signIn", settled: true } as const, ...schedule]) {
      await act(step);
      if (step.settled) await clock.settle();
    }
    // Then the server is correct again, and every request must end.
    for (let round = 0; round < 80; round++) {
      await clock.settle();
      if (server.waiting.length === 0 && model.calls.every(({ outcome }) => outcome)) break;
      for (let answers = 0; server.waiting.length > 0 && answers < 1_000; answers++) {
        server.answer(0, "honest");
        if (server.waiting.length === 0) await clock.settle();
      }
      // Shorter than tabs wait for each other's lock.
      await clock.pass(4_000);
    }
    await clock.settle();
    check(() => model.atRest(store.get(), server.lineageOf(store.get()?.accessToken)));
  } finally {
    for (const door of doors) door.close();
    vi.clearAllTimers();
  }
  if (broken.length > 0) throw broken[0];
}
