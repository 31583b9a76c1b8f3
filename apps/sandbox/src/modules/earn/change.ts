import { PositionStatus } from "@coffer/sdk/contract";
import { allows } from "../../core/life-cycle.ts";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { dayOf } from "./days.ts";
import { type Position, positionLife, positions } from "./position.ts";
import { addToSums } from "./sums.ts";

const { earning, redeeming, closed } = PositionStatus;

/** Creates a stake. */
export function add(world: World, made: Omit<Position, "id" | "earns">): Position {
  const position = { id: world.newId("ep"), ...made, earns: earnsOf(world, made) };
  addToSums(world, null, world.table(positions).insert(position));
  return position;
}

/** Changes it, with the status that follows from its amount. */
export function change(world: World, position: Position, patch: Partial<Position>): Position {
  const next = { ...position, ...patch };
  const status = next.amount !== "0" ? earning : next.pending.length > 0 ? redeeming : closed;
  if (status !== position.status && !allows(positionLife, position.status, status)) throw refuse("orderStatusError");
  const closedAt = status === closed ? world.clock.now() : null;
  const changed = world
    .table(positions)
    .update(position.id, { ...patch, status, closedAt, earns: earnsOf(world, next) });
  addToSums(world, position, changed);
  return changed;
}

function earnsOf(world: World, { coin, amount, rate, maturesAt }: Omit<Position, "id" | "earns">): string {
  if (maturesAt !== null && maturesAt <= dayOf(world.clock.now())) return "0";
  return (minorOf(world, coin, amount) * BigInt(rate ?? 1)).toString();
}
