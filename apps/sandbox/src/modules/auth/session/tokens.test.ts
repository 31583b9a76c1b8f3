import { expect, test } from "vitest";
import { someone } from "../../../testing/someone.ts";
import { sessions } from "./session.ts";
import {
  ACCESS_LIFE,
  endOtherSessions,
  REFRESH_GRACE,
  refreshSession,
  SESSION_LIFE,
  sessionByAccessToken,
  startSession,
  worldOfToken,
} from "./tokens.ts";

const from = { device: "Chrome on Linux", ip: "203.0.113.7" };

test("finds a world by a token alone, and none by a foreign token", () => {
  const who = someone("mei");
  const { accessToken, refreshToken } = startSession(who.world, who.user(), from);
  expect([worldOfToken(accessToken), worldOfToken(refreshToken)]).toEqual(["main", "main"]);
  const hex = "0123456789abcdef0123456789abcdef";
  expect(worldOfToken(`at_team-1_a.${hex}`)).toBe("team-1_a");
  for (const other of [
    `xt_main.${hex}`,
    `at_-x.${hex}`,
    `at_main.${hex}0`,
    `no at_main.${hex}`,
    "at_main.12",
    "",
    "at_.",
  ])
    expect(worldOfToken(other)).toBeNull();
});

test("expires an access token after exactly 30 minutes, and the previous one at its own end", () => {
  const who = someone("mei");
  const { world } = who;
  const first = startSession(world, who.user(), from);
  world.clock.advance(60_000);
  const second = refreshSession(world, first.accessToken, first.refreshToken);
  expect(sessionByAccessToken(world, first.accessToken)?.id).toBe(first.id);
  world.clock.advance(ACCESS_LIFE - 60_001);
  expect(sessionByAccessToken(world, first.accessToken)?.id).toBe(first.id);
  world.clock.advance(1);
  expect(sessionByAccessToken(world, first.accessToken)).toBeNull();
  expect(sessionByAccessToken(world, second.accessToken)?.id).toBe(first.id);
  world.clock.advance(60_000);
  expect(sessionByAccessToken(world, second.accessToken)).toBeNull();
});

test("a refresh token is good until the session ends, and for 10 s after it was used", () => {
  const who = someone("mei");
  const { world } = who;
  const first = startSession(world, who.user(), from);
  world.clock.advance(SESSION_LIFE / 2);
  const second = refreshSession(world, first.accessToken, first.refreshToken);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  world.clock.advance(REFRESH_GRACE - 1);
  const refresh = ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) =>
    refreshSession(world, accessToken, refreshToken);
  expect(refresh(first)).toEqual(second);
  world.clock.advance(1);
  expect(() => refresh(first)).toThrow("50001");
  world.clock.advance(SESSION_LIFE / 2 - REFRESH_GRACE);
  expect(() => refresh(second)).toThrow("50001");
  expect(() => refresh({ ...second, refreshToken: "rt_main.unknown" })).toThrow("50001");
});

test("a session ends after 30 days, however often it is refreshed", () => {
  const who = someone("mei");
  const { world } = who;
  let session = startSession(world, who.user(), from);
  const end = world.clock.now() + SESSION_LIFE;
  while (world.clock.now() + ACCESS_LIFE / 2 < end) {
    world.clock.advance(ACCESS_LIFE / 2);
    session = refreshSession(world, session.accessToken, session.refreshToken);
  }
  world.clock.advance(end - world.clock.now() - 1);
  expect(sessionByAccessToken(world, session.accessToken)?.id).toBe(session.id);
  world.clock.advance(1);
  expect(sessionByAccessToken(world, session.accessToken)).toBeNull();
  expect(() => refreshSession(world, session.accessToken, session.refreshToken)).toThrow("50001");
});

test("an access token names its account", () => {
  const who = someone("mei");
  const { accessToken, refreshToken } = startSession(who.world, who.user(), from);
  expect(accessToken).toMatch(new RegExp(`^at_main\\.[0-9a-f]{32}\\.${who.uid}$`));
  expect(refreshSession(who.world, accessToken, refreshToken).accessToken).toMatch(new RegExp(`\\.${who.uid}$`));
});

test("keeps at most 200 valid sessions per user; the oldest ends", () => {
  const who = someone("mei");
  const { world, uid } = who;
  const started = Array.from({ length: 205 }, () => startSession(world, who.user(), from).id);
  const own = () => world.table(sessions).find("uid", uid);
  expect(own().map(({ id }) => id)).toEqual(started.slice(-200));
  world.clock.advance(SESSION_LIFE);
  const last = startSession(world, who.user(), from);
  expect(own().map(({ id }) => id)).toEqual([last.id]);
  expect(own()[0]).toMatchObject(from);
});

test("ends every other session of a user, and no other user's", () => {
  const who = someone("mei");
  const { world, uid } = who;
  const other = who.sandbox.as("verified").token ?? "";
  const [kept, ended] = [startSession(world, who.user(), from), startSession(world, who.user(), from)];
  endOtherSessions(world, uid, kept.id);
  expect(sessionByAccessToken(world, kept.accessToken)?.id).toBe(kept.id);
  expect(sessionByAccessToken(world, ended.accessToken)).toBeNull();
  expect(sessionByAccessToken(world, other)).not.toBeNull();
});
