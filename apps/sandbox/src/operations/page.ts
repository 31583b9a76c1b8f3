type Paging = { SkipCount?: number; MaxResultCount?: number };

/** The product's page: rows already filtered and in order, cut and turned into what the wire carries. */
export function pageOf<Row, Item>(rows: readonly Row[], paging: Paging, toItem: (row: Row) => Item) {
  const { SkipCount = 0, MaxResultCount = 20 } = paging;
  return { items: rows.slice(SkipCount, SkipCount + MaxResultCount).map(toItem), totalCount: rows.length };
}
