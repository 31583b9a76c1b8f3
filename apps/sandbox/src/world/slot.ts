/** A row and the number it was inserted as. */
export type Slot<Row> = { readonly order: number; readonly row: Row };
