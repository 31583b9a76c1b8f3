import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { done, type ModuleTesting, recipe, type Scene } from "../../../testing/scene.ts";
import { merchantReviews } from "./review.ts";

const shop = {
  fullName: "Lantern Hill Limited",
  shortName: "Lantern Hill",
  website: "https://lantern.example",
  address: "22/F, 88 Queen's Road",
  businessScope: "Lamps.",
  receiptCurrency: "USDT",
  certificateFileId: "file_AAAAAA",
};

const upload = (api: Api, purpose = "identity") => done(api, "uploadImage", { file: image(), purpose }).fileId;
const MISSING = "a file id nobody uploaded";
const WRONG_FILE = "a file uploaded for another purpose";
/** A merchant on trial with its application. */
const shopWith = (certificateFileId: string) => ({ ...shop, certificateFileId });
const save = (api: Api) => api.call("saveToBecomeOfficial", shopWith(upload(api, "merchantCertificate")));
const apply = (api: Api) => api.call("applyToBecomeOfficial", { agreeContract: true });
const handedIn = (scene: Scene) => {
  const api = scene.registered("merchant");
  save(api);
  apply(api);
  return api;
};
const OFFICIAL = "an official merchant (`merchant`)";
const IN_REVIEW = "a merchant whose application is under review";

export const testing: ModuleTesting = {
  lives: [
    // Saved again after a rejection.
    (scene) => {
      const api = handedIn(scene);
      const [{ id } = { id: "" }] = merchantReviews.list(scene.world);
      scene.stranger.control("POST", "review/decide", { queue: "merchant", id, decision: "reject" });
      save(api);
    },
  ],
  inputs: {
    saveToBecomeOfficial: shop,
    applyToBecomeOfficial: { agreeContract: true },
  },
  successes: {
    saveToBecomeOfficial: (scene) => {
      const api = scene.registered("merchant");
      return { api, input: shopWith(upload(api, "merchantCertificate")) };
    },
    applyToBecomeOfficial: (scene) => {
      const api = scene.registered("merchant");
      save(api);
      return { api, input: { agreeContract: true } };
    },
  },
  recipes: {
    saveToBecomeOfficial: {
      50012: recipe(MISSING, (scene) =>
        scene.registered("merchant").call("saveToBecomeOfficial", shopWith("file_NNNNNN")),
      ),
      50013: recipe(WRONG_FILE, (scene) => {
        const api = scene.registered("merchant");
        return api.call("saveToBecomeOfficial", shopWith(upload(api)));
      }),
      50015: recipe(OFFICIAL, (scene) => save(scene.as("merchant"))),
      90004: recipe(IN_REVIEW, (scene) => save(handedIn(scene))),
    },
    applyToBecomeOfficial: {
      50012: recipe("before anything is saved", (scene) => apply(scene.registered("merchant"))),
      50015: recipe(OFFICIAL, (scene) => apply(scene.as("merchant"))),
      90004: recipe(IN_REVIEW, (scene) => apply(handedIn(scene))),
    },
  },
};
