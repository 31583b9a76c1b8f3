import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { done, type ModuleTesting, recipe } from "../../../testing/scene.ts";

const sentBy = (api: Api) => done(api, "uploadImage", { file: image(), purpose: "identity" }).fileId;

export const testing: ModuleTesting = {
  successes: {
    getFile: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: sentBy(api) } };
    },
    // A picture of seven-bit bytes passes through any proxy.
    uploadImage: (scene) => ({ api: scene.as("mei"), input: { file: image("gif"), purpose: "identity" } }),
  },
  inputs: { getFile: { id: "file_AAAAAA" } },
  recipes: {
    getFile: {
      50012: recipe("a file of somebody else, or one that was removed", (scene) => {
        const id = sentBy(scene.as("verified"));
        return scene.as("mei").call("getFile", { id });
      }),
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
  },
};
