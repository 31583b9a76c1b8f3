import { queryOptions } from "@tanstack/react-query";
import { coffer } from "../../platform/api.ts";
import { type Range, usualRange } from "./overview-search.ts";

const tries = 3;

/** The screen's data at the prices of one moment: replies of two ticks would differ by cents, so they are refetched. */
async function read(valued: { currency?: string }, days: Range, signal: AbortSignal) {
  const { getAssetsSummary, getAssets, getAssetDistribution } = coffer.assets;
  for (let tried = 1; ; tried++) {
    const [summary, holdings, distribution] = await Promise.all([
      getAssetsSummary({ ...valued, ...(days !== usualRange && { days }) }, { signal }),
      getAssets(valued, { signal }),
      getAssetDistribution(valued, { signal }),
    ]);
    const agree = holdings.at === summary.at && distribution.at === summary.at;
    if (agree || tried === tries) return { summary, holdings, distribution };
  }
}

/** Without a currency in the account's own. Below `assets`, so it is refetched after money moved. */
export const overviewOptions = (currency?: string, days: Range = usualRange) =>
  queryOptions({
    queryKey: ["assets", "overview", currency, days],
    queryFn: ({ signal }) => read(currency === undefined ? {} : { currency }, days, signal),
  });
