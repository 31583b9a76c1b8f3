import type { OperationInfo } from "@coffer/sdk/contract";
import { personas } from "../../src/modules/auth/user/personas.ts";
import { type Recipe, recipe, type Scene } from "../../src/testing/scene.ts";

/** Returns a persona who may make the call. */
export const callerOf = ({ accounts }: OperationInfo) =>
  (accounts && personas.find(({ user }) => accounts.includes(user.accountType))?.name) ?? "mei";

const by = (operation: OperationInfo, action: string) => (scene: Scene) => {
  const name = callerOf(operation);
  const api = scene.as(name);
  scene.act(`operator/${action}`, { name });
  return api.call(operation.operationId, {}, { raw: true });
};

/** Returns the refusals that every signed-in call can answer. */
export function everywhere(operation: OperationInfo): Record<number, Recipe> {
  if (operation.auth === "none") return {};
  return {
    40003: recipe("`actors/operator/suspend-merchant`", by(operation, "suspend-merchant")),
    50001: recipe("`actors/operator/end-sessions`", by(operation, "end-sessions")),
    50004: recipe("`actors/operator/close-sessions`", by(operation, "close-sessions")),
    80001: recipe("`actors/operator/disable`", by(operation, "disable")),
    80002: recipe("`actors/operator/sign-in-elsewhere`", by(operation, "sign-in-elsewhere")),
  };
}
