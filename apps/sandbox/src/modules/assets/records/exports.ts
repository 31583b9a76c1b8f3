export { readCursor, writeCursor } from "./cursor.ts";
export { entryDescription, readEntryDescription } from "./entry-description.ts";
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
export { nextCount, nextNumber } from "./number.ts";
export { ownPage } from "./own-page.ts";
export { type Span, spanOf } from "./span.ts";
