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

// What gets past guards elsewhere: how an address begins, whom it names, and how a character of it is written.
const starts = [
  ...["", "/", "//", "///", "////", "/\\", "\\", "\\\\", "\\/", "/./", "/.//", "/..//", "/a/..//", "/;/", "/@", "?//"],
  ...[
    "https:",
    "https:/",
    "https://",
    "HTTPS://",
    "http:///",
    "https:\\\\",
    "ftp://",
    "ws://",
    "file:///",
    "blob:https://",
  ],
  ...[
    "javascript:",
    "JaVaScRiPt:",
    "java\tscript:",
    " javascript:",
    "\u0001javascript:",
    "data:text/html,",
    "vbscript:",
  ],
];
const hosts = [
  ...["evil.example", "evil.example/..", "user:pass@evil.example", "evil.example%2f@app.coffer.example", "[::1]"],
  ...["127.0.0.1", "0x7f000001", "evil。example", "app.coffer.example.evil.example", "app.coffer.example@evil.example"],
];
const ways: ((line: string) => string)[] = [
  (line) => line,
  (line) => `\t${line}`,
  (line) => line.replace("/", "/\t"),
  (line) => line.replace("/", "/\r\n"),
  (line) => line.replace(/\//g, "%2f"),
  (line) => line.replace(/\\/g, "%5c"),
  (line) => `${line}\u0000`,
];

it("no line of many leads off the site or runs anything", () => {
  const lines = starts.flatMap((start) => hosts.flatMap((host) => ways.map((write) => write(start + host))));
  expect(new Set(lines).size).toBeGreaterThan(900);
  for (const line of lines) {
    const path = returnPath(line, origin);
    if (path === undefined) continue;
    expect(path, line).toMatch(/^\/(?![/\\])/);
    // Read as a browser reads it, from any page there is.
    expect(new URL(path, `${origin}/assets/withdraw`).origin, line).toBe(origin);
  }
  for (const line of lines) {
    const outside = outsideLink(line);
    if (outside !== undefined) expect(new URL(outside).protocol, line).toMatch(/^https?:$/);
    expect(anchorOf(line)).toBeUndefined();
  }
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
