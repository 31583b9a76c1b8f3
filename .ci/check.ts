import { CHECK_BUDGET } from "./budget.ts";
import { conclude, runStep, runSteps } from "./step.ts";
import { clearReports, notServedStep, staticSteps, unitStep } from "./steps.ts";

clearReports();
const outcomes = await runSteps(staticSteps, "failed");
outcomes.push(await runStep(notServedStep, "always"));
outcomes.push(await runStep(unitStep, "always"));
conclude(outcomes, { budget: CHECK_BUDGET });
