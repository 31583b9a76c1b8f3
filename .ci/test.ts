import { sayNotServed } from "./not-served.ts";
import { conclude, runStep, runSteps } from "./step.ts";
import {
  browserStep,
  clearReports,
  deepStep,
  packagesStep,
  sandboxPackageStep,
  staticSteps,
  unitStep,
} from "./steps.ts";

clearReports();
const outcomes = await runSteps(staticSteps, "failed");
sayNotServed();
outcomes.push(await runStep(unitStep, "always"));
outcomes.push(await runStep(deepStep, "always"));
outcomes.push(await runStep(packagesStep, "always"));
outcomes.push(await runStep(sandboxPackageStep, "always"));
outcomes.push(await runStep(browserStep, "always"));
conclude(outcomes);
