/** What a list keeps in the address, so that Back, reload and a shared link show the same. */
export interface ListSearch {
  /** From 1; 1 stays out of the address. */
  page?: number | undefined;
  size?: number | undefined;
  /** A column's id, with a minus in front for falling. */
  sort?: string | undefined;
  q?: string | undefined;
  [filter: string]: unknown;
}

/** Ours: "Default page 20, at most 100." */
export const pageSize = 20;
const pageSizeMost = 100;

/** For a list route's `validateSearch`. What isn't a page or a size is as if it weren't there; filters pass. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const { page, size, sort, q, ...filters } = search;
  const pageNumber = whole(page, 1_000_000);
  const sizeNumber = whole(size, pageSizeMost);
  return {
    ...filters,
    ...(pageNumber !== undefined && pageNumber > 1 && { page: pageNumber }),
    ...(sizeNumber !== undefined && sizeNumber !== pageSize && { size: sizeNumber }),
    ...(typeof sort === "string" && /^-?[A-Za-z]{1,40}$/.test(sort) && { sort }),
    ...(typeof q === "string" && q !== "" && { q: q.slice(0, 100) }),
  };
}

function whole(value: unknown, most: number): number | undefined {
  const text = String(value ?? "");
  const number = Number(text);
  return /^\d{1,7}$/.test(text) && number >= 1 && number <= most ? number : undefined;
}
