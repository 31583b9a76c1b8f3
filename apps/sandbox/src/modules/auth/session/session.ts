import { isoOf } from "../../../world/clock.ts";
import type { ListSpec } from "../../../world/listing.ts";
import { defineTable, type TableSpec } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { type ListInput, readList, spanOf } from "../../assets/records/exports.ts";
import { locationOf } from "./location.ts";

/** A signed-in device. Tokens rotate at each refresh; the previous pair stays valid for a moment. */
export type Session = {
  id: string;
  uid: string;
  accessToken: string;
  accessExpiresAt: number;
  refreshToken: string;
  /** The end of the session, whatever is refreshed. */
  refreshExpiresAt: number;
  previousAccessToken: string | null;
  previousAccessExpiresAt: number;
  previousRefreshToken: string | null;
  previousRefreshUntil: number;
  /** The common prefix of its refresh tokens, so that an old one still identifies the session. */
  family: string;
  device: string;
  ip: string;
  startedAt: number;
  /** How the operator ended it: invalidated, closed to protect the account, or replaced by a sign-in elsewhere. */
  endedWith: "sessionInvalid" | "signInRequired" | "signedInElsewhere" | null;
};

export const sessions = defineTable<Session>("sessions", {
  key: "id",
  unique: ["accessToken", "refreshToken", "previousAccessToken", "previousRefreshToken", "family"],
  indexes: ["uid"],
});

/** "The history goes back 90 days." */
const REACH = 90 * 24 * 60 * 60 * 1000;

type Happening = { id: string; uid: string; at: number; ip: string; device: string };

/** How such a table is listed; a history is filtered by `kind`. */
export const happeningLists = <Row extends Happening>(kind: ListSpec<Row>["apart"]): ListSpec<Row> => ({
  of: ["uid"],
  apart: kind,
  orders: { time: ({ at }) => at },
});

/** Returns a page of a user's rows within the reach, newest first by default. */
export function readHappenings<Row extends Happening, Item>(
  world: World,
  spec: TableSpec<Row>,
  uid: Row["uid"],
  input: ListInput & {
    readonly StartTime?: string;
    readonly EndTime?: string;
    /** Called with one row of each kind. */
    readonly fits: (row: Row) => boolean;
  },
  toItem: (row: Row) => Item,
) {
  const table = world.table(spec);
  const [from, to] = spanOf(input) ?? [-Infinity, Infinity];
  const within = [Math.max(from, world.clock.now() - REACH), to] as const;
  const reading = { by: { time: ({ at }: Row) => at }, order: ({ id }: Row) => table.orderOf(id), within };
  return readList((field) => table.runs("uid", uid, field, input.fits), input, reading, toItem);
}

/** The common fields of a row in both histories. */
export const placeOf = ({ id, at, ip, device }: Happening) => ({
  id,
  time: isoOf(at),
  ip,
  device,
  location: locationOf(ip),
});
