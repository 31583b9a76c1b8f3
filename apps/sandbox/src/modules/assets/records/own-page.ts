import type { TableSpec } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { contains } from "./filter.ts";
import { type ListInput, readList } from "./list.ts";
import type { Sortable } from "./order.ts";
import { spanOf } from "./span.ts";

type Input = ListInput & { readonly StartTime?: string; readonly EndTime?: string; readonly Keyword?: string };
type Own<Row> = {
  readonly fits: (row: Row) => boolean;
  /** The sortable fields besides the time. */
  readonly by?: Sortable<Row>["by"];
  /** The searchable texts. */
  readonly words: (row: Row) => Parameters<typeof contains>[1][];
};

/** Returns a page of a user's rows of a table, filtered, searched and sorted. */
export function ownPage<Row extends { id: string; uid: string; at: number }, Item>(
  world: World,
  spec: TableSpec<Row>,
  uid: string,
  input: Input,
  { fits, by, words }: Own<Row>,
  toItem: (row: Row) => Item,
) {
  const table = world.table(spec);
  const { Keyword } = input;
  const reading = {
    by: { time: ({ at }: Row) => at, ...by },
    order: ({ id }: Row) => table.orderOf(id),
    within: spanOf(input),
    matches: Keyword === undefined ? undefined : (row: Row) => contains(Keyword, ...words(row)),
  };
  return readList((field) => table.runs("uid", uid, field, fits), input, reading, toItem);
}
