import { CofferError, catalogueCodes, ownTextFor, textFor } from "@coffer/errors";
import { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { IntlShape } from "react-intl";
import { beforeEach, expect, it, vi } from "vitest";

const end = vi.fn();
const loadAccount = vi.fn(async () => undefined);
const toast = vi.fn();
let present = true;
let locale: "en" | "zh-CN" = "en";
vi.mock("../platform/session.ts", () => ({ hasSession: () => present, loadAccount }));
vi.mock("./session-end.ts", () => ({ endSession: end }));
vi.mock("./notify.ts", () => ({ notify: toast }));
const { runFailure } = await import("./errors.ts");
const { ask, currentQuestion } = await import("./question.ts");

const navigate = vi.fn();
const router = {
  navigate,
  state: { location: { pathname: "/assets", href: "/assets?page=2" } },
} as unknown as AnyRouter;
const intl = () => ({ locale, formatMessage: () => "unexpected" }) as unknown as IntlShape;
const around = { router, queryClient: new QueryClient(), intl };
const refused = (code: number, details?: string) =>
  new CofferError({ kind: "api", code, message: "Refused.", details });

const told = () => vi.waitFor(() => expect(toast).toHaveBeenCalled());

beforeEach(() => {
  vi.clearAllMocks();
  ask(undefined);
  present = true;
  locale = "en";
});

it.each([1, 2])("redirects code %i to maintenance with a return path", (code) => {
  runFailure(refused(code), "notice", around);
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ to: "/maintain", search: { next: "/assets?page=2" } }),
  );
  expect(toast).not.toHaveBeenCalled();
});

it.each([50001, 80001])("ends the session for code %i", (code) => {
  runFailure(refused(code), "notice", around);
  expect(end).toHaveBeenCalledOnce();
});

it("checks security again for 50002 and shows the message", async () => {
  runFailure(refused(50002, "3 left."), "notice", around);
  await told();
  expect(loadAccount).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledWith("Refused.", "3 left.");
});

it("asks before sign-in for 50004 after the session ended, and ignores a late one", () => {
  runFailure(refused(50004), "place", around);
  expect(currentQuestion()).toBeUndefined();
  present = false;
  runFailure(refused(50004), "place", around);
  expect(currentQuestion()).toEqual({ kind: "signIn", words: "Refused." });
});

it("offers the link for 70001, and never a script", async () => {
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

it.each([50009, 51024])("shows our own text for code %i", async (code) => {
  runFailure(refused(code, "server words"), "notice", around);
  await told();
  expect(toast.mock.calls[0]?.[0]).not.toBe("Refused.");
  expect(toast.mock.calls[0]?.[1]).toBeUndefined();
});

it("shows the message and details of any other code once, in place", async () => {
  runFailure(refused(60028, "Available: 1."), "notice", around);
  await told();
  expect(toast).toHaveBeenCalledWith("Refused.", "Available: 1.");
  runFailure(refused(60028), "place", around);
  expect(toast).toHaveBeenCalledOnce();
});

it("reports an internal bug too", async () => {
  runFailure(new Error("bug"), "notice", around);
  await told();
  expect(toast).toHaveBeenCalledWith("unexpected", undefined);
});

/** The overview's section 8 by code; any other code shows its message and details. */
const stated: Partial<Record<number, string>> = {
  ...{ 1: "maintenance", 2: "maintenance", 50001: "ends", 80001: "ends" },
  ...{
    50002: "checks, tells",
    50004: "asks",
    70001: "offers the card's link",
    50009: "tells ours",
    51024: "tells ours",
  },
};

const everyCode = catalogueCodes.flatMap((code) =>
  (["en", "zh-CN"] as const).flatMap((words) => [true, false].map((signedIn) => ({ code, words, signedIn }))),
);

it("handles each of 74 codes as specified, in both languages, signed in and out", async () => {
  expect(everyCode).toHaveLength(74 * 4);
  for (const { code, words, signedIn } of everyCode) {
    vi.clearAllMocks();
    ask(undefined);
    [present, locale] = [signedIn, words];
    const message = textFor(code, words);
    const how = stated[code] ?? "tells";
    runFailure(new CofferError({ kind: "api", code, message, details: "Details." }), "notice", around);
    if (how.includes("tells")) await told();
    if (how.includes("card")) await vi.waitFor(() => expect(currentQuestion()).toBeDefined());
    const tells = how.includes("tells")
      ? [how === "tells ours" ? [ownTextFor(code, words), undefined] : [message, "Details."]]
      : [];
    const question = how.startsWith("offers") ? "card" : how === "asks" && !signedIn ? "signIn" : undefined;
    const name = `${code} in ${words}, signed ${signedIn ? "in" : "out"}`;
    expect(message, name).toBeTruthy();
    expect({ told: toast.mock.calls, asked: currentQuestion()?.kind }, name).toEqual({ told: tells, asked: question });
    expect(
      navigate.mock.calls.map(([to]) => to.to),
      name,
    ).toEqual(how === "maintenance" ? ["/maintain"] : []);
    expect(end.mock.calls.length, name).toBe(how === "ends" ? 1 : 0);
    // A visitor has no account to refetch.
    expect(loadAccount.mock.calls.length, name).toBe(how.startsWith("checks") && signedIn ? 1 : 0);
  }
  expect(new Set(catalogueCodes.map((code) => textFor(code, "en") === textFor(code, "zh-CN")))).toEqual(
    new Set([false]),
  );
});

it("shows an unknown code's message and details as text", async () => {
  runFailure(refused(424242, "<b>New</b>"), "notice", around);
  await told();
  expect(toast).toHaveBeenCalledWith("Refused.", "<b>New</b>");
});
