import { type AreaTesting, page } from "../../testing/scene.ts";

export const testing: AreaTesting = {
  inputs: {
    getEventList: { ...page, Types: ["deposit.credited"] },
  },
};
