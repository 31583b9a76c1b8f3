import { testBudget } from "./budget.ts";
import { conclude, runStep, runSteps } from "./step.ts";
import {
  browserStep,
  buildSteps,
  clearReports,
  deepStep,
  notServedStep,
  packagesStep,
  productStep,
  sandboxPackageStep,
  staticSteps,
  unitStep,
} from "./steps.ts";

clearReports();
const outcomes = await runSteps([...buildSteps, ...staticSteps], "failed");
outcomes.push(await runStep(notServedStep, "always"));
outcomes.push(await runStep(unitStep, "always"));
outcomes.push(await runStep(productStep, "always"));
outcomes.push(await runStep(deepStep, "always"));
// Each waits for installs, servers and a browser, and leaves half of the cores idle.
outcomes.push(...(await runSteps([packagesStep, sandboxPackageStep], "failed")));
outcomes.push(await runStep(browserStep, "always"));
conclude(outcomes, { budget: testBudget() });
