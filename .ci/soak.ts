import { conclude, runStep } from "./step.ts";
import { browserStep, clearReports, deepStep } from "./steps.ts";

// Every model and storm in full, with a new seed each time. SEED=… repeats a run; SOAK=20 does a twentieth of it.
process.env.SOAK ||= "1";
clearReports();
const outcomes = [
  await runStep({ ...deepStep, args: [...deepStep.args, "--testTimeout=3600000"] }, "always"),
  await runStep(
    { ...browserStep, args: ["apps/web/e2e/run.ts", "journeys", "reliability", "sweep", "--reporter=list,json"] },
    "always",
  ),
];
conclude(outcomes, { flakyFails: true });
