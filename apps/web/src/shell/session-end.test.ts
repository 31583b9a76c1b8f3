import { CofferError } from "@coffer/errors";
import type { SessionEndedEvent } from "@coffer/sdk";
import { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { beforeEach, expect, it, vi } from "vitest";

let tell: (event: SessionEndedEvent) => unknown = () => undefined;
vi.mock("../kernel/api.ts", () => ({
  onSessionEnded: (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  },
}));
const { followSessionEnd } = await import("./session-end.ts");
const { ask } = await import("./ask.ts");

const navigate = vi.fn(async () => undefined);
const location = { pathname: "/assets", href: "/assets?page=2" };
const queryClient = new QueryClient();
const ended = (reason: SessionEndedEvent["reason"]) => tell({ reason, error: undefined });

beforeEach(() => {
  vi.clearAllMocks();
  ask(undefined);
  Object.assign(location, { pathname: "/assets", href: "/assets?page=2" });
  queryClient.setQueryData(["profile"], { name: "Mei" });
  followSessionEnd({ navigate, state: { location } } as unknown as AnyRouter, queryClient);
});

it.each(["refused", "missing", "unreachable", "elsewhere"] as const)("%s: signs in and comes back", async (reason) => {
  await ended(reason);
  expect(navigate).toHaveBeenCalledWith({
    to: "/user/login",
    search: { next: "/assets?page=2", reason: "ended" },
    ignoreBlocker: true,
  });
});

it("says when it was ended by signing in elsewhere", async () => {
  await tell({ reason: "refused", error: new CofferError({ kind: "auth", code: 80002, message: "Elsewhere." }) });
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ search: { next: "/assets?page=2", reason: "elsewhere" } }),
  );
});

it("after signing out there is nowhere to come back to, and nothing of the person is left", async () => {
  await ended("signedOut");
  expect(navigate).toHaveBeenCalledWith({ to: "/user/login", search: {}, ignoreBlocker: true });
  expect(queryClient.getQueryData(["profile"])).toBeUndefined();
});

it("stays where one is signing in anyway, and while a dialog asks", async () => {
  location.pathname = "/user/login";
  await ended("missing");
  location.pathname = "/assets";
  ask({ kind: "signIn", words: "Sign in again." });
  await ended("signedOut");
  expect(navigate).not.toHaveBeenCalled();
});
