export { createSandbox, type InProcessOptions, type InProcessSandbox } from "./adapters/in-process.ts";
export type { FaultPlan, FaultRule } from "./core/faults.ts";
export { DEMO_FUND_PIN, DEMO_PASSWORD, type PersonaName, personas } from "./modules/auth/user/exports.ts";
export type { SeedOptions } from "./modules/seed-world.ts";
export type { SandboxOptions, SandboxState } from "./sandbox.ts";
