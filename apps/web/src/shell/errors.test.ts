import { CofferError } from "@coffer/errors";
import { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { beforeEach, expect, it, vi } from "vitest";

const end = vi.fn();
const loadAccount = vi.fn(async () => undefined);
const toast = vi.fn();
let present = true;
vi.mock("../kernel/session.ts", () => ({ hasSession: () => present, loadAccount }));
vi.mock("../kernel/locale-state.ts", () => ({
  currentIntl: () => ({ locale: "en", formatMessage: () => "unexpected" }),
}));
vi.mock("./session-end.ts", () => ({ endSession: end }));
vi.mock("./notify.ts", () => ({ notify: toast }));
const { runFailure } = await import("./errors.ts");
const { ask, currentQuestion } = await import("./ask.ts");

const navigate = vi.fn();
const router = {
  navigate,
  state: { location: { pathname: "/assets", href: "/assets?page=2" } },
} as unknown as AnyRouter;
const around = { router, queryClient: new QueryClient() };
const refused = (code: number, details?: string) =>
  new CofferError({ kind: "api", code, message: "Refused.", details });

const told = () => vi.waitFor(() => expect(toast).toHaveBeenCalled());

beforeEach(() => {
  vi.clearAllMocks();
  ask(undefined);
  present = true;
});

it.each([1, 2])("code %i goes to maintenance, and remembers where one was", (code) => {
  runFailure(refused(code), "notice", around);
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ to: "/maintain", search: { next: "/assets?page=2" } }),
  );
  expect(toast).not.toHaveBeenCalled();
});

it.each([50001, 80001])("code %i ends the session", (code) => {
  runFailure(refused(code), "notice", around);
  expect(end).toHaveBeenCalledOnce();
});

it("50002 checks security again and shows the message", async () => {
  runFailure(refused(50002, "3 left."), "notice", around);
  await told();
  expect(loadAccount).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledWith("Refused.", "3 left.");
});

it("50004 asks before sign-in, with the session already ended; a late one says nothing about the next session", () => {
  runFailure(refused(50004), "place", around);
  expect(currentQuestion()).toBeUndefined();
  present = false;
  runFailure(refused(50004), "place", around);
  expect(currentQuestion()).toEqual({ kind: "signIn", words: "Refused." });
});

it("70001 offers the link, and never a script", async () => {
  runFailure(refused(70001, "Open https://card.example/3ds?x=1 to go on"), "place", around);
  await vi.waitFor(() =>
    expect(currentQuestion()).toMatchObject({ kind: "card", link: "https://card.example/3ds?x=1" }),
  );
  const data = { url: "https://card.example/confirm" };
  runFailure(new CofferError({ kind: "api", code: 70001, message: "Refused.", data }), "place", around);
  await vi.waitFor(() => expect(currentQuestion()).toMatchObject({ kind: "card", link: data.url }));
  runFailure(refused(70001, "javascript:alert(1)"), "place", around);
  await vi.waitFor(() => expect(currentQuestion()).toMatchObject({ kind: "card", link: undefined }));
});

it.each([50009, 51024])("code %i shows our own text", async (code) => {
  runFailure(refused(code, "server words"), "notice", around);
  await told();
  expect(toast.mock.calls[0]?.[0]).not.toBe("Refused.");
  expect(toast.mock.calls[0]?.[1]).toBeUndefined();
});

it("any other code shows the message and its details, once, where it belongs", async () => {
  runFailure(refused(60028, "Available: 1."), "notice", around);
  await told();
  expect(toast).toHaveBeenCalledWith("Refused.", "Available: 1.");
  runFailure(refused(60028), "place", around);
  expect(toast).toHaveBeenCalledOnce();
});

it("a bug of ours is told too", async () => {
  runFailure(new Error("bug"), "notice", around);
  await told();
  expect(toast).toHaveBeenCalledWith("unexpected", undefined);
});
