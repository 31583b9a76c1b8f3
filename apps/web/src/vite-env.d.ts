/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the app is found by people, as `https://…` without a path; where it isn't given, the host that is asked. */
  readonly VITE_ORIGIN?: string;
  /** What counts visits, as JSON; empty where nothing does: see `vite/measuring.ts`. */
  readonly MEASURING?: string;
}
