import type { Result, WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import { DAY } from "../../core/scenario.ts";
import { firstWhere, type Run } from "../../state/sorted.ts";
import type { World } from "../../world/world.ts";
import { readCursor, readList, spanOf, writeCursor } from "../assets/records/exports.ts";
import { type Event, events, eventView } from "./event.ts";

/** "Events stay 90 days." */
export const KEPT_FOR = 90 * DAY;
const OLDEST_FIRST = "time asc";

/** Returns a page of an account's log. It costs only the rows of the page, whatever the log's length and filters. */
export function readLog(world: World, uid: string, input: WireInput<"getEventList">): Result<"getEventList"> {
  const table = world.table(events);
  const order = ({ id }: Event) => table.orderOf(id);
  const logs = table.runs("uid", uid, "time", ({ type }) => input.Types?.includes(type) ?? true);
  const kept = world.clock.now() - KEPT_FOR;
  if (input.Cursor && input.Sorting === OLDEST_FIRST) {
    const [, place] = readCursor(input.Cursor, OLDEST_FIRST);
    if (place >= table.size) throw ended("The log is shorter than that: it isn't the one it belongs to.");
    // The cursor skips events, and the client would not notice.
    if (logs.some((log) => (nextOf(log, order, place)?.at ?? kept) < kept))
      throw ended("Events after it have ended, 90 days after they happened. Begin without a cursor.");
  }
  const [from, until] = spanOf(input) ?? [kept, Number.POSITIVE_INFINITY];
  const reading = { by: { time: ({ at }: Event) => at }, order, within: [Math.max(kept, from), until] as const };
  return { ...readList(() => logs, input, reading, eventView), latestCursor: endOf(world, uid) };
}

const ended = (details: string) => invalid("Cursor", "ended", details);

const nextOf = (log: Run<Event>, order: (event: Event) => number, place: number) =>
  log.at(firstWhere(log.length, (at) => order(log.at(at) as Event) > place));

/** Returns the log's end: a cursor for later events. */
function endOf(world: World, uid: string): string {
  const table = world.table(events);
  const latest = table
    .runs("uid", uid, "time")
    .flatMap((log) => log.at(log.length - 1) ?? [])
    .map(({ id, at }) => [at, table.orderOf(id)] as const)
    .sort(([, one], [, other]) => other - one)[0];
  return writeCursor(OLDEST_FIRST, latest ?? [0, -1]);
}
