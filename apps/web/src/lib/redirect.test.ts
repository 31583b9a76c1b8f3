import { describe, expect, it } from "vitest";
import { anchorOf, outsideLink, returnPath } from "./redirect.ts";

const origin = "https://app.coffer.example";

describe("returnPath", () => {
  it.each(["/assets", "/assets/withdraw?step=review&coin=BTC#top", "/"])("lets %s through", (path) =>
    expect(returnPath(path, origin)).toBe(path),
  );
  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "assets",
    "",
    "/..//evil.example",
    undefined,
    7,
    ["/assets"],
  ])("refuses %s", (path) => expect(returnPath(path, origin)).toBeUndefined());
  it("flattens dots, so that nothing climbs", () => expect(returnPath("/a/../assets", origin)).toBe("/assets"));
});

it("takes only the five anchors", () => {
  expect(anchorOf("card")).toBe("card");
  expect(anchorOf("footer")).toBeUndefined();
  expect(anchorOf("__proto__")).toBeUndefined();
});

it("opens only web addresses", () => {
  expect(outsideLink("https://status.coffer.example/x")).toBe("https://status.coffer.example/x");
  expect(outsideLink("javascript:alert(1)")).toBeUndefined();
  expect(outsideLink("/relative")).toBeUndefined();
});
