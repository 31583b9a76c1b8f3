import type { OperationId } from "@coffer/sdk/contract";
import type { PersonaName } from "../../../src/seed/personas.ts";
import type { Api } from "../../../src/testing/client.ts";
import { image } from "../../../src/testing/images.ts";
import { done, type Recipes, recipe, type Scene } from "../scene.ts";

const upload = (api: Api, purpose = "identity") => done(api, "uploadImage", { file: image(), purpose }).fileId;
const passport = (files: object) => ({
  type: 0,
  region: "GB",
  certificateType: 1,
  certificateNumber: "925665416",
  validUntil: null,
  firstName: "Nora",
  lastName: "Fresh",
  birthday: "1993-07-22",
  city: "London",
  address: "14 Lavender Row",
  ...files,
});

const from = (id: OperationId, name: PersonaName, purpose?: string) => (scene: Scene) => {
  const api = scene.as(name);
  const file = purpose === undefined ? "file_NNNNNN" : upload(api, purpose);
  const input = id === "sumsubAccessToken" ? {} : passport({ frontFileId: file, selfieFileId: file });
  return api.call(id, input);
};
const MISSING = "a file id nobody uploaded";
const WRONG_FILE = "a file uploaded for another purpose";
const VERIFIED = "somebody verified (`mei`)";
const WAITING = "somebody under review (`pending`)";

/** A merchant on trial, and its application. */
const shop = (certificateFileId: string) => ({
  fullName: "Lantern Hill Limited",
  shortName: "Lantern Hill",
  website: "https://lantern.example",
  address: "22/F, 88 Queen's Road",
  businessScope: "Lamps.",
  receiptCurrency: "USDT",
  certificateFileId,
});
const save = (api: Api) => api.call("saveToBecomeOfficial", shop(upload(api, "merchantCertificate")));
const apply = (api: Api) => api.call("applyToBecomeOfficial", { agreeContract: true });
const handedIn = (scene: Scene) => {
  const api = scene.registered("merchant");
  save(api);
  apply(api);
  return api;
};
const OFFICIAL = "an official merchant (`merchant`)";
const IN_REVIEW = "a merchant whose application is under review";

export const identityRecipes: Recipes = {
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
  saveToBecomeOfficial: {
    50012: recipe(MISSING, (scene) => scene.registered("merchant").call("saveToBecomeOfficial", shop("file_NNNNNN"))),
    50013: recipe(WRONG_FILE, (scene) => {
      const api = scene.registered("merchant");
      return api.call("saveToBecomeOfficial", shop(upload(api)));
    }),
    50015: recipe(OFFICIAL, (scene) => save(scene.as("merchant"))),
    90004: recipe(IN_REVIEW, (scene) => save(handedIn(scene))),
  },
  applyToBecomeOfficial: {
    50012: recipe("before anything is saved", (scene) => apply(scene.registered("merchant"))),
    50015: recipe(OFFICIAL, (scene) => apply(scene.as("merchant"))),
    90004: recipe(IN_REVIEW, (scene) => apply(handedIn(scene))),
  },
  uploadImage: {
    50012: recipe("a form without a file", (scene) => scene.as("mei").call("uploadImage", { purpose: "identity" })),
    50013: recipe("a file that is no image, or named `sandbox-upload-fails…`", (scene) =>
      scene.as("mei").call("uploadImage", { file: image("pdf"), purpose: "identity" }),
    ),
    50016: recipe("two files in one form", (scene) =>
      scene.as("mei").call("uploadImage", { file: [image(), image()], purpose: "identity" }),
    ),
  },
};
