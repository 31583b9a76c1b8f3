import { image } from "../../testing/images.ts";
import { type AreaTesting, recipe } from "../../testing/scene.ts";

export const testing: AreaTesting = {
  successes: {
    // A picture of seven-bit bytes goes through any proxy.
    uploadImage: (scene) => ({ api: scene.as("mei"), input: { file: image("gif"), purpose: "identity" } }),
  },
  recipes: {
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
