import { filesOf } from "./files.ts";

/** Seconds on two quiet cores. A run that takes longer fails: find what grew, or say here why it may. */
export const CHECK_BUDGET = 90;

/** The whole test run with the first screens, and what each further one may add: 25 minutes when all 79 stand. */
const TEST_BUDGET = { routes: 15, seconds: 600, eachFurther: 12 };

/** Files of routes; layouts and the one for every other address have none of their own. */
const routes = (): number =>
  filesOf((path) => /^apps\/web\/src\/routes\/.*\.tsx$/.test(path) && !/\/(?:__root|route|\$)\.tsx$/.test(path)).length;

export const testBudget = (): number =>
  TEST_BUDGET.seconds + Math.max(0, routes() - TEST_BUDGET.routes) * TEST_BUDGET.eachFurther;
