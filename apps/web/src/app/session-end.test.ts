import { CofferError } from "@coffer/errors";
import type { SessionEndedEvent } from "@coffer/sdk";
import { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { beforeEach, expect, it, vi } from "vitest";

let tell: (event: SessionEndedEvent) => unknown = () => undefined;
const exit = vi.fn(async () => undefined);
const end = vi.fn(() => tell({ reason: "signedOut", error: undefined }));
vi.mock("../platform/client.ts", () => ({
  client: async () => ({ profile: { exit }, session: { end } }),
}));
vi.mock("../platform/session-events.ts", () => ({
  onSessionEnded: (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  },
}));
vi.mock("../platform/session.ts", () => ({ shownUid: () => "80413" }));
let unsaved = false;
vi.mock("../platform/unsaved.ts", () => ({ hasUnsaved: () => unsaved }));
const { followSessionEnd, signOutFor } = await import("./session-end.ts");
const { endSignInAgain, signInAgain } = await import("../platform/sign-in-again.ts");
const { noteSignOut } = await import("./signed-out-in-other-tab.ts");
const { localStore } = await import("../platform/storage.ts");
const { ask, currentQuestion } = await import("./question.ts");

const navigate = vi.fn(async () => undefined);
const location = { pathname: "/assets", href: "/assets?page=2" };
const queryClient = new QueryClient();
const ended = (reason: SessionEndedEvent["reason"]) => tell({ reason, error: undefined });

beforeEach(() => {
  vi.clearAllMocks();
  ask(undefined);
  endSignInAgain(false);
  unsaved = false;
  localStore.remove("signedOutAt");
  Object.assign(location, { pathname: "/assets", href: "/assets?page=2" });
  queryClient.setQueryData(["profile"], { name: "Mei" });
  followSessionEnd({ navigate, state: { location } } as unknown as AnyRouter, queryClient);
});

it.each(["refused", "missing", "unreachable", "elsewhere"] as const)("%s: signs in and returns", async (reason) => {
  await ended(reason);
  expect(navigate).toHaveBeenCalledWith({
    to: "/user/login",
    search: { next: "/assets?page=2", reason: "ended" },
    ignoreBlocker: true,
  });
});

it("explains a sign-in elsewhere", async () => {
  await tell({ reason: "refused", error: new CofferError({ kind: "auth", code: 80002, message: "Elsewhere." }) });
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ search: { next: "/assets?page=2", reason: "elsewhere" } }),
  );
});

const toConfirm = new CofferError({ kind: "api", code: 50004, message: "Sign in again." });

it("asks over the page before any redirect where the server requires it", async () => {
  await tell({ reason: "refused", error: toConfirm });
  expect(currentQuestion()).toEqual({ kind: "signIn", words: "Sign in again." });
  expect(navigate).not.toHaveBeenCalled();
});

it("signs in over a page with typed text", async () => {
  unsaved = true;
  await tell({ reason: "refused", error: toConfirm });
  expect(signInAgain()).toEqual({ reason: "ended", uid: "80413", words: "Sign in again." });
  expect(currentQuestion()).toBeUndefined();
});

it("returns nowhere after a sign-out, and keeps no user data", async () => {
  await ended("signedOut");
  expect(navigate).toHaveBeenCalledWith({ to: "/user/login", search: {}, ignoreBlocker: true });
  expect(queryClient.getQueryData(["profile"])).toBeUndefined();
});

it("stays on sign-in pages, and while a dialog is open", async () => {
  location.pathname = "/user/login";
  await ended("missing");
  location.pathname = "/assets";
  ask({ kind: "signIn", words: "Sign in again." });
  await ended("signedOut");
  expect(navigate).not.toHaveBeenCalled();
});

it("keeps a page with typed text, and asks its user to sign in over it", async () => {
  unsaved = true;
  await ended("refused");
  await ended("missing"); // A poll meanwhile.
  expect(signInAgain()).toEqual({ reason: "ended", uid: "80413" });
  expect(navigate).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(["profile"])).toBeDefined();
});

it.each(["elsewhere", "missing", "refused"] as const)(
  "%s: clears the screen after a sign-out in another tab, typed text included",
  async (heard) => {
    unsaved = true;
    localStore.set("signedOutAt", String(Date.now()));
    await ended(heard);
    expect(signInAgain()).toBeUndefined();
    expect(navigate).toHaveBeenCalledWith({ to: "/user/login", search: {}, ignoreBlocker: true });
    expect(queryClient.getQueryData(["profile"])).toBeUndefined();
  },
);

it("does so when the other tab's mark arrives a moment after the end", async () => {
  unsaved = true;
  const told = ended("elsewhere");
  // Until then the screen is unchanged: the question appears at once.
  expect(signInAgain()).toBeDefined();
  localStore.set("signedOutAt", String(Date.now()));
  await told;
  expect(signInAgain()).toBeUndefined();
  expect(navigate).toHaveBeenCalledWith({ to: "/user/login", search: {}, ignoreBlocker: true });
  expect(queryClient.getQueryData(["profile"])).toBeUndefined();
});

it("reports a session that the server ends during a sign-out in this tab", async () => {
  noteSignOut();
  await ended("refused");
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ search: { next: "/assets?page=2", reason: "ended" } }),
  );
});

it.each(["1e999", "-5", "junk", String(Date.now() + 60_000)])(
  "ignores %s in storage as a sign-out mark",
  async (kept) => {
    localStore.set("signedOutAt", kept);
    await ended("elsewhere");
    expect(navigate).toHaveBeenCalledWith(
      expect.objectContaining({ search: expect.objectContaining({ next: "/assets?page=2" }) }),
    );
  },
);

it("does not treat a session's end in another tab as a sign-out", async () => {
  unsaved = true;
  await ended("elsewhere");
  expect(signInAgain()).toMatchObject({ reason: "ended" });
});

it("signs an idle user out on the server, with the reason", async () => {
  await signOutFor("idle");
  expect(exit).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ search: { next: "/assets?page=2", reason: "idle" } }),
  );
});

it("does so when the server is unreachable", async () => {
  exit.mockRejectedValueOnce(new Error("offline"));
  await signOutFor("idle");
  expect(end).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalled();
});
