/** The analytics configuration of the build. Without it nothing is counted. */
export interface Measuring {
  /** Whether events are sent to the action log of our own server. */
  log: boolean;
  /** The URLs of an analytics script and of a tag manager. */
  scripts: readonly string[];
}

export const configured = () => JSON.parse(import.meta.env.MEASURING || '{"log":false,"scripts":[]}') as Measuring;
