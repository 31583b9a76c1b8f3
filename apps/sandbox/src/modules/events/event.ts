import type { Result } from "@coffer/sdk/contract";
import { hashText } from "../../state/hash.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

type OnWire = Result<"getEventList">["items"][number];
export type EventType = OnWire["type"];
export type EventData = OnWire["data"];

/** An event of an account. `at` is milliseconds of the world's clock. Rows are never deleted: cursors count them. */
export type Event = {
  id: string;
  /** Null for a test event, which is in no log. */
  uid: string | null;
  type: EventType;
  at: number;
  data: EventData;
};
export const events = defineTable<Event>("events", {
  key: "id",
  lists: { of: ["uid"], apart: ["type"], orders: { time: ({ at }) => at } },
});

const nothing: EventData = { link: null, number: null, status: null, previousStatus: null, coin: null, amount: null };

/** Appends an event to the log. */
export function addEvent(world: World, uid: string | null, type: EventType, data: Partial<EventData>): Event {
  const id = nextId(world, "ev", world.table(events).size);
  return world.table(events).insert({ id, uid, type, at: world.clock.now(), data: { ...nothing, ...data } });
}

const ID_LENGTH = 12;
/** Ids don't use the world's randomness: writing an event must not change later draws. */
export const nextId = ({ seed }: World, prefix: string, count: number) =>
  `${prefix}_${hashText(`${seed} ${prefix} ${count}`).slice(0, ID_LENGTH).toUpperCase()}`;

export const eventView = ({ id, type, at, data }: Event): OnWire => ({ id, type, time: isoOf(at), data });
