import { LoginResult } from "@coffer/sdk/contract";
import type { ModuleRoutes } from "../../../core/provided.ts";
import { ACCESS_LIFE, startSession } from "../session/exports.ts";
import { userIn, users } from "../user/exports.ts";
import { noteSignIn } from "./sign-in.ts";

export const signInRoute: ModuleRoutes = {
  "POST personas/sign-in": ({ world, fields }) => {
    const user = userIn(world, fields);
    fields.done();
    const from = { device: "Sandbox console", ip: "127.0.0.1" };
    return world.atomic(() => {
      world.table(users).update(user.uid, { lastLoginAt: world.clock.now() });
      noteSignIn(world, user.uid, from, LoginResult.succeeded);
      const { accessToken, refreshToken } = startSession(world, user, from);
      const accessTokenExpireInSeconds = ACCESS_LIFE / 1000;
      return { uid: user.uid, accountType: user.accountType, accessToken, refreshToken, accessTokenExpireInSeconds };
    });
  },
};
