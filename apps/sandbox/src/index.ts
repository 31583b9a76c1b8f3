export type { SeedOptions } from "./areas/seed-world.ts";
export { DEMO_FUND_PIN, DEMO_PASSWORD, type PersonaName, personas } from "./areas/user/exports.ts";
export { createSandbox, type InProcessOptions, type InProcessSandbox } from "./doors/in-process.ts";
export type { FaultPlan, FaultRule } from "./engine/faults.ts";
export type { SandboxOptions, SandboxState } from "./sandbox.ts";
