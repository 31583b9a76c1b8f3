export { createSandbox, type InProcessSandbox } from "./doors/in-process.ts";
export type { FaultPlan, FaultRule } from "./engine/faults.ts";
export type { SandboxState } from "./sandbox.ts";
export { DEMO_FUND_PIN, DEMO_PASSWORD, type PersonaName, personas } from "./seed/personas.ts";
export type { SeedOptions } from "./seed/seed.ts";
