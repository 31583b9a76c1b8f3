import type { OperationId } from "@coffer/sdk/contract";
import { done, five, type ModuleTesting, PIN, recipe, right, type Scene } from "../../testing/scene.ts";

const verification = { ...right, fundPassword: PIN };
const reader = { remark: "Portfolio reader", permissions: [0] };
const withdrawer = { remark: "Treasury bot", permissions: [0, 1], addressScope: 1, addressIds: ["ad_1"] };
const proof = { fundPassword: "135790", googleCode: "123456" };

type Change = "createApiKey" | "updateApiKey" | "rollApiKey" | "deleteApiKey";
const call = (id: Change, scene: Scene, changes: object = {}, name: "mei" | "fresh" = "mei") => {
  const fields = id === "createApiKey" || id === "updateApiKey" ? reader : {};
  const key = id === "createApiKey" ? {} : { id: "key_NONE" };
  return scene.as(name).call(id, { ...key, ...fields, verification, ...changes });
};
/** Mei's key, for refusals that need one. */
const made = (scene: Scene) => ({ id: done(scene.as("mei"), "createApiKey", { ...reader, verification }).id });

const wrong = { verification: { ...verification, fundPassword: "135790" } };
const proofs = (id: Change) => {
  const own = (scene: Scene) => (id === "createApiKey" ? {} : made(scene));
  return {
    50002: recipe("a wrong fund PIN or authenticator code", (scene) => call(id, scene, { ...own(scene), ...wrong })),
    50010: recipe("five wrong fund PINs", (scene) => {
      const key = own(scene);
      five(() => call(id, scene, { ...key, ...wrong }));
      return call(id, scene, key);
    }),
    90002: recipe("somebody without a fund PIN (`fresh`)", (scene) => call(id, scene, {}, "fresh")),
  };
};
const settings = (id: Change) => ({
  60003: recipe("an address that isn't saved", (scene) =>
    call(id, scene, { permissions: [1], addressScope: 1, addressIds: ["ad_NONE"] }),
  ),
  60013: recipe("trading for somebody not verified (`fresh`)", (scene) =>
    call(id, scene, { permissions: [2] }, "fresh"),
  ),
});

export const testing: ModuleTesting = {
  inputs: {
    createApiKey: { ...withdrawer, boundIps: "203.0.113.14, 198.51.100.0/28", verification: proof },
    updateApiKey: { id: "key_1", ...withdrawer, boundIps: "203.0.113.14", verification: proof },
    rollApiKey: { id: "key_1", graceHours: 48, verification: proof },
    deleteApiKey: { id: "key_1", verification: proof },
    getApiKeyList: { SkipCount: 0, MaxResultCount: 5, Keyword: "bot", Status: [0] },
  } satisfies Partial<Record<OperationId, object>>,
  successes: {
    createApiKey: (scene) => ({ api: scene.as("mei"), input: { ...reader, verification } }),
    updateApiKey: (scene) => ({ api: scene.as("mei"), input: { ...made(scene), ...reader, verification } }),
    rollApiKey: (scene) => ({ api: scene.as("mei"), input: { ...made(scene), graceHours: 48, verification } }),
    deleteApiKey: (scene) => ({ api: scene.as("mei"), input: { ...made(scene), verification } }),
  },
  recipes: {
    createApiKey: { ...proofs("createApiKey"), ...settings("createApiKey") },
    updateApiKey: { ...proofs("updateApiKey"), ...settings("updateApiKey") },
    rollApiKey: proofs("rollApiKey"),
    deleteApiKey: proofs("deleteApiKey"),
  },
};
