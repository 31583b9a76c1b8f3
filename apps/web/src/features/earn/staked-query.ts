import { PositionStatus } from "@coffer/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { pageSize } from "../../platform/table/list-search.ts";
import { api } from "./api.ts";

const { closed, earning, redeeming } = PositionStatus;

export const statusesOf = (ended: boolean) => (ended ? [closed] : [earning, redeeming]);

/** A page of open or closed stakes. */
export const positionsQuery = (ended: boolean, page: { SkipCount: number; MaxResultCount: number }) =>
  api.earn.getFinancialUserAsset.queryOptions({ ...page, Status: statusesOf(ended) });

/** Totals, and the next events of stakes: the same query as the list's first page. */
export const stakedQuery = () => positionsQuery(false, { SkipCount: 0, MaxResultCount: pageSize });

export const productQuery = (id: string) => api.earn.getUserProductDetail.queryOptions({ id });

/** Loads the overview's data before it renders, so that nothing moves. */
export async function loadStaked(queries: QueryClient): Promise<void> {
  const { items } = await queries.ensureQueryData(stakedQuery());
  const [first] = items;
  if (first) await queries.prefetchQuery(productQuery(first.productId));
}
