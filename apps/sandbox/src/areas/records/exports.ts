export { readCursor, writeCursor } from "./cursor.ts";
export {
  comparable,
  contains,
  DECIMALS,
  fitsFilter,
  type RecordFilter,
  recordLists,
  recordMatches,
  recordReading,
} from "./filter.ts";
export { type ListInput, readList, type Source } from "./list.ts";
export { readMemo, recordMemo } from "./memo.ts";
export { nextCount, nextNumber } from "./number.ts";
export { ownPage } from "./own-page.ts";
export { type Span, spanOf } from "./span.ts";
