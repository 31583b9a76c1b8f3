import { oneOf, readSearch } from "../../../platform/url/search-fields.ts";

/** The steps of the application; the review follows. In the address. */
export const startedSteps = ["details", "certificate", "contract"] as const;
export type StartedStep = (typeof startedSteps)[number];

export const startedSearch = (search: Record<string, unknown>) => readSearch(search, { step: oneOf(...startedSteps) });
export type StartedSearch = ReturnType<typeof startedSearch>;
