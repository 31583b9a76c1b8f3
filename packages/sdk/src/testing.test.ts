import { describe, expect, it } from "vitest";
import { answer, drop, raw, refusal, scripted } from "./testing.ts";

const get = () => new Request("https://api.test/path?a=1", { method: "POST", body: "text" });

describe("a scripted transport", () => {
  it("answers from its queue, records what it was asked, and says when the script is over", async () => {
    const { fetch, requests } = scripted([answer({ a: 1 }), refusal(60028, { details: "12.5" })]);
    expect(await (await fetch(get())).json()).toMatchObject({ success: true, result: { a: 1 } });
    const refused = await fetch(get());
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ success: false, error: { code: 60028, details: "12.5" } });
    await expect(fetch(get())).rejects.toThrow("no step for request 3");
    expect(requests).toHaveLength(3);
    expect(requests[0]).toMatchObject({ method: "POST", body: "text" });
    expect(requests[0]?.url.search).toBe("?a=1");
  });

  it("answers by a function too", async () => {
    const { fetch } = scripted((request) => raw(request.method, { status: 418 })(request));
    expect((await fetch(get())).status).toBe(418);
    await expect(scripted(drop()).fetch(get())).rejects.toThrow("fetch failed");
  });

  it.each([
    [1, 503],
    [2, 503],
    [50001, 401],
    [80002, 401],
    [429, 429],
    [60028, 400],
  ])("refuses %i with the status the API uses, %i", async (code, status) => {
    expect((await scripted([refusal(code)]).fetch(get())).status).toBe(status);
  });
});
