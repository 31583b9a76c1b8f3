import type { AccountType } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import type { Session } from "../session/exports.ts";

/** The part of a session that a client stores. */
export const wireSession = (world: World, session: Session, accountType: AccountType) => ({
  ...tokensOf(world, session),
  accountType,
});

export const tokensOf = (world: World, { accessToken, refreshToken, ...ends }: Session) => ({
  accessToken,
  refreshToken,
  accessTokenExpireInSeconds: secondsUntil(world, Math.min(ends.accessExpiresAt, ends.refreshExpiresAt)),
});

const secondsUntil = (world: World, moment: number) => Math.max(0, Math.floor((moment - world.clock.now()) / 1000));
