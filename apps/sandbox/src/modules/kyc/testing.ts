import type { OperationId } from "@coffer/sdk/contract";
import type { Api } from "../../testing/client.ts";
import { passport } from "../../testing/identity.ts";
import { image } from "../../testing/images.ts";
import { done, type ModuleTesting, recipe, type Scene } from "../../testing/scene.ts";
import type { PersonaName } from "../auth/user/exports.ts";

const identity = { ...passport("file_AAAAAA"), companyName: "Lin Limited" };

const upload = (api: Api, purpose = "identity") => done(api, "uploadImage", { file: image(), purpose }).fileId;

/** A user about to submit a passport. */
const withPassport = (name: PersonaName) => (scene: Scene) => {
  const api = scene.as(name);
  const file = upload(api);
  return { api, input: passport(file) };
};
const from = (id: OperationId, name: PersonaName, purpose?: string) => (scene: Scene) => {
  const api = scene.as(name);
  const file = purpose === undefined ? "file_NNNNNN" : upload(api, purpose);
  const input = id === "sumsubAccessToken" ? {} : passport(file);
  return api.call(id, input);
};
const MISSING = "a file id nobody uploaded";
const WRONG_FILE = "a file uploaded for another purpose";
const VERIFIED = "somebody verified (`mei`)";
const WAITING = "somebody under review (`pending`)";

export const testing: ModuleTesting = {
  inputs: {
    createKyc: identity,
    updateKyc: identity,
    updateKycStatus: { applicantId: "67a1c0e4b2f9", event: "stepCompleted" },
  },
  successes: {
    createKyc: withPassport("fresh"),
    updateKyc: withPassport("rejected"),
    sumsubAccessToken: (scene) => ({ api: scene.as("fresh"), input: {} }),
    updateKycStatus: (scene) => {
      const api = scene.as("fresh");
      const { applicantId } = done(api, "sumsubAccessToken");
      return { api, input: { applicantId, event: "stepCompleted" } };
    },
  },
  recipes: {
    createKyc: {
      50012: recipe(MISSING, from("createKyc", "fresh")),
      50013: recipe(WRONG_FILE, from("createKyc", "fresh", "receiptCode")),
      50015: recipe(VERIFIED, from("createKyc", "mei")),
      90003: recipe("somebody rejected (`rejected`): `updateKyc` is for them", from("createKyc", "rejected")),
      90004: recipe(WAITING, from("createKyc", "pending")),
    },
    updateKyc: {
      50012: recipe(MISSING, from("updateKyc", "rejected")),
      50013: recipe(WRONG_FILE, from("updateKyc", "rejected", "receiptCode")),
      50015: recipe(VERIFIED, from("updateKyc", "mei")),
      60013: recipe("somebody who handed in nothing (`fresh`)", from("updateKyc", "fresh")),
      90004: recipe(WAITING, from("updateKyc", "pending")),
    },
    sumsubAccessToken: {
      50015: recipe(VERIFIED, from("sumsubAccessToken", "mei")),
      90004: recipe(WAITING, from("sumsubAccessToken", "pending")),
    },
    updateKycStatus: {
      50015: recipe("the provider's flow goes on after the reviewer has verified", (scene) => {
        const api = scene.as("fresh");
        const { applicantId } = done(api, "sumsubAccessToken");
        done(api, "updateKycStatus", { applicantId, event: "applicantSubmitted" });
        scene.act("reviewer/decide", { queue: "kyc", id: "80401", decision: "approve" });
        return api.call("updateKycStatus", { applicantId, event: "stepCompleted" });
      }),
    },
  },
};
