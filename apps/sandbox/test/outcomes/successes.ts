import { type OperationId, operations } from "@coffer/sdk/contract";
import { program } from "../../src/modules/program.ts";
import { modulesTesting } from "../../src/testing/modules.gen.ts";
import type { ModuleTesting, Ready, Scene } from "../../src/testing/scene.ts";
import { askForCodes, goodInput } from "../fuzz/good.ts";
import { callerOf } from "./everywhere.ts";

const own: NonNullable<ModuleTesting["successes"]> = Object.assign({}, ...modulesTesting.map((each) => each.successes));

export const servedIds: readonly OperationId[] = [...program.service.operations.keys()];

/** Prepares the scene for a successful call. Returns its caller and input. */
export function readyFor(id: OperationId, scene: Scene): Ready {
  scene.reset();
  const prepare = own[id];
  if (prepare) return prepare(scene);
  const operation = operations[id];
  const api = operation.auth === "none" ? scene.stranger : scene.as(callerOf(operation));
  const input = goodInput(id);
  askForCodes(api, input);
  return { api, input };
}
