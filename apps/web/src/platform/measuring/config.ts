/** What counts visits, where whoever runs the app names it while building. Nothing is counted where they don't. */
export interface Measuring {
  /** Whether events go to the action log of our own server. */
  log: boolean;
  /** The addresses of an analytics script and of a tag manager. */
  scripts: readonly string[];
}

export const configured = () => JSON.parse(import.meta.env.MEASURING || '{"log":false,"scripts":[]}') as Measuring;
