import type { AccountType } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import type { Session } from "../session/exports.ts";

/** What a client keeps of a session. */
export const wireSession = (world: World, session: Session, accountType: AccountType) => ({
  ...tokensOf(world, session),
  accountType,
});

export const tokensOf = (world: World, { accessToken, refreshToken, accessExpiresAt }: Session) => ({
  accessToken,
  refreshToken,
  accessTokenExpireInSeconds: Math.max(0, Math.floor((accessExpiresAt - world.clock.now()) / 1000)),
});
