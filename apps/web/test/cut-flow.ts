import { act } from "@testing-library/react";
import fc from "fast-check";
import { expect, vi } from "vitest";
import { checkProperty } from "../../../.ci/property.ts";
import type { TextValues } from "../e2e/messages.ts";
import type { MessageId } from "../src/platform/intl/intl.ts";
import type { AppOptions, openApp } from "./app.tsx";
import { type Cut, cutNetwork, losses } from "./cut-network.ts";
import { offered } from "./page.tsx";

type Opened = Awaited<ReturnType<typeof openApp>>;

/** What somebody does when nothing happens. */
const ways = ["wait", "again", "reload", "hurry", "back", "offline"] as const;
type Way = (typeof ways)[number];

/** What became of what somebody meant, as the server has it. */
export interface Made {
  /** The page says it at the end. */
  number: string;
  /** Figures that stood on the page when it was confirmed. */
  figures?: readonly string[];
}

type Unwatched = ReturnType<typeof cutNetwork>["unwatched"];

export interface CutFlow {
  /** At the last step before anything leaves, with a good network. */
  open: (options: AppOptions) => Promise<Opened>;
  /** What carries it out: whoever presses it means one order. */
  confirm: readonly [MessageId, TextValues?];
  /** What somebody does before that wherever the page asks for it; true where something was done. */
  prepare?: (app: Opened, unwatched: Unwatched) => Promise<boolean>;
  /** Whether the page shows the result. */
  isDone: (app: Opened) => boolean;
  /** Every order of this kind there is, newest first. */
  orders: () => Promise<readonly Made[]>;
}

/** Of a run's calls the first so many may be cut: behind them only the result is looked at. */
const CALLS = 10;
const MOST_IN_A_ROW = 4;
/** How often somebody looks at the page before giving up, and how long in between (ms). */
const LOOKS = 80;
const BETWEEN = 2000;

/** How long a page's program may take (ms of real time). */
const PATIENCE = 10_000;

/** When a call that nobody answers is taken for lost (ms). */
const SILENT = 31_000;

/** The page isn't there yet, and no failure either. */
const isBare = () => document.querySelector("main h1") === null && offered("error.again") === undefined;
/** React shows what comes after a page without anything no sooner than after 300 ms of real time, whatever the clock here. */
const untilDrawn = async () => {
  if (isBare()) await vi.waitUntil(() => !isBare(), { timeout: 400, interval: 10 }).catch(() => undefined);
};
const main = () => document.querySelector("main")?.textContent ?? "";

/**
 * The network is cut somewhere on the way of a flow, and somebody goes on as people do. There is exactly one order, at the
 * figures that were shown when it was confirmed, and the page ends with it. Several flows share the runs and the time.
 */
export function holdUnderCuts(what: string, full: number, ...flows: CutFlow[]): Promise<void> {
  const cuts = fc.record({
    at: fc.nat(CALLS),
    count: fc.integer({ min: 1, max: MOST_IN_A_ROW }),
    loss: fc.constantFrom(...losses),
  });
  return checkProperty(
    `${what}: the network cut on the way`,
    { test: Math.max(2, flows.length), soak: full },
    fc.asyncProperty(cuts, fc.constantFrom(...ways), fc.nat(flows.length - 1), (cut, way, of) =>
      oneOrder(flows[of] as CutFlow, cut, way),
    ),
    // Of several each is gone through at least once: its call arrives, and its answer doesn't.
    flows.length > 1 ? { examples: flows.map((_, of) => [{ at: 0, count: 1, loss: "unanswered" }, "again", of]) } : {},
  );
}

async function oneOrder(flow: CutFlow, cut: Cut, way: Way): Promise<void> {
  const network = cutNetwork();
  const app = await flow.open({ network: network.carry });
  try {
    const before = await flow.orders();
    network.watch(cut);
    const shown = await goOn(app, flow, way, network);
    network.watch(undefined);
    const orders = await flow.orders();
    expect(orders.length - before.length).toBe(1);
    const { number = "", figures = [] } = orders[0] ?? {};
    for (const figure of figures) expect(shown).toContain(figure);
    // A look at the result may have been lost as well, and be taken for lost after half a minute only.
    for (let look = 0; look < LOOKS && !main().includes(number); look++) {
      await app.pass(BETWEEN);
      await untilDrawn();
    }
    // The page's own program is fetched in real time, and a busy machine takes its own.
    await vi.waitUntil(() => main().includes(number), { timeout: PATIENCE, interval: 20 }).catch(() => undefined);
    expect(main()).toContain(number);
  } finally {
    app.close();
  }
}

/** Goes on until the result is there; answers what stood on the page when it was confirmed last. */
async function goOn(
  app: Opened,
  flow: CutFlow,
  way: Way,
  { lost, unwatched }: ReturnType<typeof cutNetwork>,
): Promise<string> {
  let shown = "";
  let known = 0;
  for (let look = 0; look < LOOKS; look++) {
    if (flow.isDone(app)) return shown;
    const isLost = lost() > known;
    known = lost();
    if (isLost && (await react(app, way))) continue;
    if (await press(app, "flow.acceptPrice")) continue;
    if (await press(app, "flow.newPrice")) continue;
    if (flow.prepare && (await flow.prepare(app, unwatched))) continue;
    const confirm = offered(...flow.confirm);
    if (confirm) {
      shown = main();
      await act(async () => {
        confirm.click();
        if (way === "hurry") confirm.click();
      });
      if (way === "hurry") app.reload();
      continue;
    }
    // Once, and then it is waited for, as below.
    await press(app, "error.again");
    await app.pass(isBare() ? SILENT : BETWEEN);
    await untilDrawn();
    // Nothing moves by itself any more, as after a lost connection.
    if (look > LOOKS / 4) await press(app, "flow.askNow");
  }
  const dialog = document.querySelector("[role=alertdialog], [role=dialog]")?.textContent;
  throw new Error(`It never came to its result: ${dialog ?? ""} ${main()}`);
}

async function press(app: Opened, label: MessageId): Promise<boolean> {
  const target = offered(label);
  if (target) await app.user.click(target);
  return target !== undefined;
}

/** What somebody does about a call that was lost; false: nothing but to look on. */
async function react(app: Opened, way: Way): Promise<boolean> {
  if (way === "reload") app.reload();
  else if (way === "back") await app.back();
  else if (way === "again") return press(app, "flow.askNow");
  else if (way === "offline") {
    app.connect(false);
    await app.pass(BETWEEN);
    app.connect(true);
  } else return false;
  return true;
}
