import type { Measuring } from "../src/platform/measuring/config.ts";

export interface MeasuringFrom {
  env: Readonly<Record<string, string | undefined>>;
  /** Whether this is what people get: neither a server for development nor the app with the sandbox inside. */
  forPeople: boolean;
}

/** `VITE_ACTION_LOG=on`, `VITE_ANALYTICS_SCRIPT` and `VITE_TAG_MANAGER_SCRIPT`. */
export function measuringOf({ env, forPeople }: MeasuringFrom): Measuring | undefined {
  const scripts = [env.VITE_ANALYTICS_SCRIPT, env.VITE_TAG_MANAGER_SCRIPT].flatMap((each) => each || []);
  const log = env.VITE_ACTION_LOG === "on";
  for (const script of scripts)
    if (!URL.canParse(script) || new URL(script).protocol !== "https:")
      throw new Error(`${script} is no https address of a script.`);
  return forPeople && (log || scripts.length > 0) ? { log, scripts } : undefined;
}

/** The hosts its scripts come from, and report to. */
export const originsOf = (measuring: Measuring | undefined): string[] => [
  ...new Set(measuring?.scripts.map((script) => new URL(script).origin)),
];
