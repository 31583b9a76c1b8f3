import * as z from "zod/mini";

/** How many days the chart can go back. */
export const ranges = [1, 7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The contract's default; it stays out of the address. */
export const usualRange: Range = 30;

export const kinds = ["crypto", "fiat"] as const;

const days = z.pipe(z.coerce.number(), z.literal(ranges));

/** What the overview keeps in the address beside its list's. What is none of these is as if it weren't there. */
export const overviewSearch = z.object({
  /** The currency totals are shown in; none = the account's own. */
  currency: z.catch(z.optional(z.string().check(z.regex(/^[A-Z0-9]{2,10}$/))), undefined),
  days: z.catch(z.optional(days), undefined),
  kind: z.catch(z.optional(z.enum(kinds)), undefined),
  /** Rows without a balance too. */
  empty: z.catch(z.optional(z.literal("1")), undefined),
});
export type OverviewSearch = z.infer<typeof overviewSearch>;
