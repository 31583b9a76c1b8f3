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

/** User reactions when nothing happens. */
const ways = ["wait", "again", "reload", "hurry", "back", "offline"] as const;
type Way = (typeof ways)[number];

/** The outcome of the user's order on the server. */
export interface Made {
  /** The page shows it at the end. */
  number: string;
  /** The figures on the page at confirmation. */
  figures?: readonly string[];
}

type Unwatched = ReturnType<typeof cutNetwork>["unwatched"];

export interface CutFlow {
  /** Opens the last step before the order is sent, with a working network. */
  open: (options: AppOptions) => Promise<Opened>;
  /** The confirming button: pressing it again must not create a second order. */
  confirm: readonly [MessageId, TextValues?];
  /** A preparatory user action wherever the page requires it; true if one was taken. */
  prepare?: (app: Opened, unwatched: Unwatched) => Promise<boolean>;
  /** Returns true if the page shows the result. */
  isDone: (app: Opened) => boolean;
  /** Returns all orders of this kind, newest first. */
  orders: () => Promise<readonly Made[]>;
}

/** Only the first calls of a run may be cut; later ones only read the result. */
const CALLS = 10;
const MOST_IN_A_ROW = 4;
/** How often the user checks the page before giving up, and the interval (ms). */
const LOOKS = 80;
const BETWEEN = 2000;

/** The longest load time of a page's chunk (ms of real time). */
const PATIENCE = 10_000;

/** The timeout of an unanswered call (ms). */
const SILENT = 31_000;

/** The page is neither rendered nor failed yet. */
const isBare = () => document.querySelector("main h1") === null && offered("error.again") === undefined;
/** React delays a Suspense reveal by 300 ms of real time, whatever the fake clock. */
const untilDrawn = async () => {
  if (isBare()) await vi.waitUntil(() => !isBare(), { timeout: 400, interval: 10 }).catch(() => undefined);
};
const main = () => document.querySelector("main")?.textContent ?? "";

/**
 * Cuts the network at random points of a flow while the user reacts. Checks that exactly one order exists, at the
 * confirmed figures, and that the page shows it. Several flows share the runs and the time.
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
    // Each flow runs at least once with a call that arrives and a lost reply.
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
    // A poll of the result may be lost too and time out only after half a minute.
    for (let look = 0; look < LOOKS && !main().includes(number); look++) {
      await app.pass(BETWEEN);
      await untilDrawn();
    }
    // The page's chunk loads in real time, which takes longer on a busy machine.
    await vi.waitUntil(() => main().includes(number), { timeout: PATIENCE, interval: 20 }).catch(() => undefined);
    expect(main()).toContain(number);
  } finally {
    app.close();
  }
}

/** Continues until the result shows. Returns the figures at the last confirmation. */
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
    // Once; the result is awaited below.
    await press(app, "error.again");
    await app.pass(isBare() ? SILENT : BETWEEN);
    await untilDrawn();
    // Polling has stopped, as after a lost connection.
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

/** Reacts to a lost call. Returns false if the user only waits. */
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
