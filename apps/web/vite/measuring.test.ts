import { expect, it } from "vitest";
import { measuringOf } from "./measuring.ts";
import { headersFor } from "./security-headers.ts";

const env = {
  VITE_ACTION_LOG: "on",
  VITE_ANALYTICS_SCRIPT: "https://stats.example/count.js",
  VITE_TAG_MANAGER_SCRIPT: "https://tags.example/tags.js?id=T-1",
};

it("counts nothing unless it is named, and never while developing or with the sandbox inside", () => {
  expect(measuringOf({ env: {}, forPeople: true })).toBeUndefined();
  expect(measuringOf({ env, forPeople: false })).toBeUndefined();
  expect(measuringOf({ env, forPeople: true })).toEqual({
    log: true,
    scripts: [env.VITE_ANALYTICS_SCRIPT, env.VITE_TAG_MANAGER_SCRIPT],
  });
});

it("takes no script over a line that others can write on", () => {
  const named = (script: string) => () => measuringOf({ env: { VITE_ANALYTICS_SCRIPT: script }, forPeople: true });
  expect(named("http://stats.example/count.js")).toThrow("https");
  expect(named("javascript:alert(1)")).toThrow("https");
  expect(named("/count.js")).toThrow("https");
});

it("the headers let in the hosts that are named, and no other", () => {
  const policy = (measuring = measuringOf({ env: {}, forPeople: true })) =>
    headersFor(measuring)["content-security-policy"] ?? "";
  expect(policy()).toContain("script-src 'self';");
  expect(policy()).not.toContain("https:");
  const both = "https://stats.example https://tags.example";
  const open = policy(measuringOf({ env, forPeople: true }));
  for (const part of ["script-src 'self'", "connect-src 'self'", "img-src 'self' data: blob:"])
    expect(open).toContain(`${part} ${both};`);
  expect(open.match(/https:/g)).toHaveLength(6);
});
