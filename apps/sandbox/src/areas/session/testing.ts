import type { AreaTesting } from "../../testing/scene.ts";

export const testing: AreaTesting = {
  inputs: {
    pTR: { businessType: 1, key: "someone@coffer.example" },
  },
};
