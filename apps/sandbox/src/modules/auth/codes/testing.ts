import { VerificationScene } from "@coffer/sdk/contract";
import { email, type ModuleTesting, mei, meiByPhone, recipe } from "../../../testing/scene.ts";

const { register } = VerificationScene;

export const testing: ModuleTesting = {
  inputs: {
    sendVerificationCode: { scene: 0, ...email },
  },
  successes: {
    sendVerificationCode: (scene) => ({ api: scene.stranger, input: { scene: register, ...email } }),
  },
  recipes: {
    sendVerificationCode: {
      51093: recipe("scene 0 (register) for an e-mail address that has an account", (scene) =>
        scene.stranger.call("sendVerificationCode", { scene: register, ...mei }),
      ),
      51094: recipe("scene 0 (register) for a phone that has an account", (scene) =>
        scene.stranger.call("sendVerificationCode", { scene: register, ...meiByPhone }),
      ),
    },
  },
};
