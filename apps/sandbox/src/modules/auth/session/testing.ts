import type { ModuleTesting } from "../../../testing/scene.ts";

export const testing: ModuleTesting = {
  inputs: {
    pTR: { businessType: 1, key: "someone@coffer.example" },
  },
};
