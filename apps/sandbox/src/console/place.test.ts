import { describe, expect, it } from "vitest";
import { hrefOf, readOrigin, readPlace, signInHref } from "./place.ts";

const at = (search: string, hash: string) =>
  ({ pathname: "/__sandbox/", search, hash }) satisfies Pick<Location, "pathname" | "search" | "hash"> as Location;

it("reads a place from the address", () => {
  expect(readPlace(at("", ""))).toEqual({ world: "main", section: "overview", signIn: null, web: null });
  expect(readPlace(at("?world=trial&web=http://127.0.0.1:5173", "#/inbox"))).toEqual({
    world: "trial",
    section: "inbox",
    signIn: null,
    web: "http://127.0.0.1:5173",
  });
  expect(readPlace(at("", "#/sign-in/80412"))).toMatchObject({ section: null, signIn: "80412" });
  expect(readPlace(at("", "#/nowhere")).section).toBeNull();
});

it("writes the address of a place, and keeps what isn't changed", () => {
  const here = at("?world=trial&web=http://127.0.0.1:5173", "#/inbox");
  expect(hrefOf({ section: "people" }, here)).toBe("/__sandbox/?world=trial&web=http://127.0.0.1:5173#/people");
  expect(hrefOf({ world: "main", web: null }, here)).toBe("/__sandbox/#/inbox");
});

describe("the web app's address", () => {
  it.each([
    ["http://127.0.0.1:5173/assets?x=1", "http://127.0.0.1:5173"],
    ["localhost:5173", "http://localhost:5173"],
    ["https://coffer.example", "https://coffer.example"],
  ])("takes %s", (typed, origin) => {
    expect(readOrigin(typed)).toBe(origin);
  });
  it.each(["javascript://x/%0aalert(1)", "data://text/html,x", "", "http://", "two words"])(
    "never links to %s",
    (typed) => {
      expect(readOrigin(typed)).toBeNull();
    },
  );
  it("is where somebody is signed in, by uid and world, without any secret", () => {
    expect(signInHref("http://127.0.0.1:5173", "main", "80412")).toBe(
      "http://127.0.0.1:5173/__sandbox/#/sign-in/80412",
    );
    expect(signInHref("http://127.0.0.1:5173", "trial", "8")).toBe(
      "http://127.0.0.1:5173/__sandbox/?world=trial#/sign-in/8",
    );
  });
});
