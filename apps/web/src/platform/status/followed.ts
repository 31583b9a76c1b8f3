import { isCofferError } from "@coffer/errors";

interface Read<Row> {
  state: { data?: Row | undefined; error: unknown };
}

/**
 * How a record is read that is followed until it has ended, every `look` ms. A look that was lost isn't the last one; one
 * that is refused is.
 */
export const followed = <Row>(isMoving: (record: Row) => boolean, look: number) => ({
  refetchInterval: ({ state: { data, error } }: Read<Row>): number | false => {
    const isRefused = isCofferError(error) && !error.retryable;
    return !isRefused && (data === undefined || isMoving(data)) ? look : false;
  },
  meta: { shows: "place" as const },
});
