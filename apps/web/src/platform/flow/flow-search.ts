export const flowSteps = ["details", "review", "verify", "result"] as const;
export type FlowStep = (typeof flowSteps)[number];

/** For a flow route's `validateSearch`: returns the step if it is valid. */
export const flowSearch = ({ step }: Record<string, unknown>): { step?: FlowStep | undefined } => ({
  step: flowSteps.find((name) => name === step),
});
