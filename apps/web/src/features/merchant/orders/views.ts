import { localStore } from "../../../platform/storage.ts";
import { readSearch } from "../../../platform/url/search-fields.ts";
import { type OrderFilters, orderSearch } from "./order-search.ts";

/** A user's named filters. */
export interface View {
  name: string;
  filters: OrderFilters;
}

/** The number of views that fit in a row. */
export const viewsMost = 5;
export const viewNameMost = 24;

const { id: _id, tab: _tab, till: _till, do: _do, ...filterFields } = orderSearch;
const place = (uid: string) => `paymentViews_${uid}`;

/** The user's views on this device; invalid ones are skipped. */
export function readViews(uid: string): View[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(place(uid)) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.flatMap(({ name, filters }) =>
      typeof name === "string" && typeof filters === "object" && filters !== null
        ? [{ name: name.slice(0, viewNameMost), filters: filtersIn(filters) }]
        : [],
    );
  } catch {
    return [];
  }
}
export const keepViews = (uid: string, views: readonly View[]): void =>
  localStore.set(place(uid), JSON.stringify(views.slice(0, viewsMost)));

/** Only the filters, parsed as an address is. */
export function filtersIn(search: object): OrderFilters {
  const given: Record<string, unknown> = { ...search };
  const { q } = given;
  return { ...readSearch(given, filterFields), q: typeof q === "string" && q !== "" ? q.slice(0, 100) : undefined };
}

export const sameFilters = (one: OrderFilters, other: OrderFilters): boolean =>
  JSON.stringify(filtersIn(one)) === JSON.stringify(filtersIn(other));
