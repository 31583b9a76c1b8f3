import { composeProgram } from "../core/compose-program.ts";
import { allModules } from "./all.gen.ts";

/** The sandbox's modules, combined and checked as it starts. */
export const program = composeProgram(allModules);
