import { PositionStatus } from "@coffer/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { pageSize } from "../../platform/table/list-search.ts";
import { api } from "./api.ts";

const { closed, earning, redeeming } = PositionStatus;

export const statusesOf = (ended: boolean) => (ended ? [closed] : [earning, redeeming]);

/** A page of what is staked, or of what was. */
export const positionsQuery = (ended: boolean, page: { SkipCount: number; MaxResultCount: number }) =>
  api.earn.getFinancialUserAsset.queryOptions({ ...page, Status: statusesOf(ended) });

/** Totals, and the stakes that end or pay next: what the first page of the list has too. */
export const stakedQuery = () => positionsQuery(false, { SkipCount: 0, MaxResultCount: pageSize });

export const productQuery = (id: string) => api.earn.getUserProductDetail.queryOptions({ id });

/** What the overview is drawn from, there before it is: nothing moves when it comes. */
export async function loadStaked(queries: QueryClient): Promise<void> {
  const { items } = await queries.ensureQueryData(stakedQuery());
  const [first] = items;
  if (first) await queries.prefetchQuery(productQuery(first.productId));
}
