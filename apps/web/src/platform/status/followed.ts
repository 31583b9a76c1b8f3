import { isCofferError } from "@coffer/errors";

interface Read<Row> {
  state: { data?: Row | undefined; error: unknown };
}

/**
 * Query options that poll a record until it has ended, every `look` ms. A failed read is retried; a refused one ends
 * it.
 */
export const followed = <Row>(isMoving: (record: Row) => boolean, look: number) => ({
  refetchInterval: ({ state: { data, error } }: Read<Row>): number | false => {
    const isRefused = isCofferError(error) && !error.retryable;
    return !isRefused && (data === undefined || isMoving(data)) ? look : false;
  },
  meta: { shows: "place" as const },
});
