export const flowSteps = ["details", "review", "verify", "result"] as const;
export type FlowStep = (typeof flowSteps)[number];

/** For a flow route's `validateSearch`: the step, if it is one. */
export const flowSearch = ({ step }: Record<string, unknown>): { step?: FlowStep | undefined } => ({
  step: flowSteps.find((name) => name === step),
});
