export const flowSteps = ["details", "review", "verify", "result"] as const;
export type FlowStep = (typeof flowSteps)[number];

/** For a flow route's `validateSearch`: the step, and nothing that isn't one. Other keys pass to the screen. */
export function flowSearch(search: Record<string, unknown>): { step?: FlowStep } & Record<string, unknown> {
  const { step, ...rest } = search;
  const known = flowSteps.find((name) => name === step);
  return known ? { ...rest, step: known } : rest;
}
