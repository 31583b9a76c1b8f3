import { describe, expect, it } from "vitest";
import { addressOf, moveTo, readOrigin, readPlace, signInHref } from "./place.ts";

const at = (search: string, hash: string) =>
  ({ pathname: "/__sandbox/", search, hash }) satisfies Pick<Location, "pathname" | "search" | "hash"> as Location;

it("parses a place from the address", () => {
  expect(readPlace(at("", ""))).toEqual({ world: "main", section: "overview", item: null, signIn: null, web: null });
  expect(readPlace(at("?world=trial&web=http://127.0.0.1:5173", "#/inbox"))).toEqual({
    world: "trial",
    section: "inbox",
    item: null,
    signIn: null,
    web: "http://127.0.0.1:5173",
  });
  expect(readPlace(at("", "#/sign-in/80412"))).toMatchObject({ section: null, signIn: "80412" });
  expect(readPlace(at("", "#/nowhere")).section).toBeNull();
});

it("writes the address of a place and keeps unchanged parts", () => {
  const here = at("?world=trial&web=http://127.0.0.1:5173", "#/inbox");
  const to = (change: Parameters<typeof moveTo>[1]) => addressOf(moveTo(readPlace(here), change), here.pathname);
  expect(to({ section: "people" })).toBe("/__sandbox/?world=trial&web=http://127.0.0.1:5173#/people");
  expect(to({ world: "main", web: null })).toBe("/__sandbox/#/inbox");
});

it("keeps a section's open item, and drops it with the section", () => {
  const account = readPlace(at("", "#/books/user%3A80412%3Amain%3ABTC"));
  expect(account).toMatchObject({ section: "books", item: "user:80412:main:BTC" });
  expect(addressOf(account, "/__sandbox/")).toBe("/__sandbox/#/books/user%3A80412%3Amain%3ABTC");
  expect(moveTo(account, { world: "trial" }).item).toBe("user:80412:main:BTC");
  expect(moveTo(account, { section: "people" }).item).toBeNull();
  expect(readPlace(at("", "#/books/%E0%A4%A"))).toMatchObject({ section: "books", item: "%E0%A4%A" });
});

describe("web app's address", () => {
  it.each([
    ["http://127.0.0.1:5173/assets?x=1", "http://127.0.0.1:5173"],
    ["localhost:5173", "http://localhost:5173"],
    ["https://coffer.example", "https://coffer.example"],
  ])("accepts %s", (typed, origin) => {
    expect(readOrigin(typed)).toBe(origin);
  });
  it.each(["javascript://x/%0aalert(1)", "data://text/html,x", "", "http://", "two words"])(
    "never links to %s",
    (typed) => {
      expect(readOrigin(typed)).toBeNull();
    },
  );
  it("signs a user in by uid and world, without a secret", () => {
    expect(signInHref("http://127.0.0.1:5173", "main", "80412")).toBe(
      "http://127.0.0.1:5173/__sandbox/#/sign-in/80412",
    );
    expect(signInHref("http://127.0.0.1:5173", "trial", "8")).toBe(
      "http://127.0.0.1:5173/__sandbox/?world=trial#/sign-in/8",
    );
  });
});
