import { conclude, runStep, runSteps } from "./step.ts";
import { clearReports, staticSteps, unitStep } from "./steps.ts";

clearReports();
const outcomes = await runSteps(staticSteps, "failed");
outcomes.push(await runStep(unitStep, "always"));
conclude(outcomes);
