import { describe, expect, it } from "vitest";
import { answer, drop } from "../src/testing.ts";
import { scriptedClient } from "./kit.ts";

const parts = (requests: readonly { headers: Headers }[]) =>
  requests.map(({ headers }) =>
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(headers.get("traceparent") ?? ""),
  );

describe("traceparent", () => {
  it("is sent only on demand", async () => {
    const { coffer, requests } = scriptedClient([answer([])]);
    await coffer.assets.getAssets();
    expect(requests[0]?.headers.has("traceparent")).toBe(false);
  });

  it("is one trace per call and a new span per attempt", async () => {
    const { coffer, requests, eventsOf } = scriptedClient([drop(), answer([]), answer([])], { tracing: true });
    await coffer.assets.getAssets();
    await coffer.assets.getAssets();
    const [first, again, other] = parts(requests);
    expect(first?.[3]).toBe("01");
    expect(again?.[1]).toBe(first?.[1]);
    expect(again?.[2]).not.toBe(first?.[2]);
    expect(other?.[1]).not.toBe(first?.[1]);
    expect(eventsOf("onResponse")).toMatchObject(
      requests.map(({ headers }) => ({ traceparent: headers.get("traceparent") })),
    );
  });

  it("continues the caller's trace with its sampling flag", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const { coffer, requests } = scriptedClient([answer([])], { tracing: () => `00-${traceId}-00f067aa0ba902b7-00` });
    await coffer.assets.getAssets();
    const [sent] = parts(requests);
    expect(sent?.slice(1)).toEqual([traceId, expect.not.stringMatching("00f067aa0ba902b7"), "00"]);
  });

  it("is omitted where the caller's tracer fails", async () => {
    const tracing = () => {
      throw new Error("tracer broke");
    };
    const { coffer, requests } = scriptedClient([answer([])], { tracing });
    await coffer.assets.getAssets();
    expect(parts(requests)[0]?.[1]).toMatch(/[1-9a-f]/);
  });

  it.each([undefined, "", "not-a-trace", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`])(
    "starts its own trace where the caller has none (%s)",
    async (parent) => {
      const { coffer, requests } = scriptedClient([answer([])], { tracing: () => parent });
      await coffer.assets.getAssets();
      expect(parts(requests)[0]?.[1]).toMatch(/[1-9a-f]/);
    },
  );
});
