/** A row and its insertion number. */
export type Slot<Row> = { readonly order: number; readonly row: Row };
