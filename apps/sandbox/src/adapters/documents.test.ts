import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documentFile } from "./documents.ts";
import { startServer } from "./server.ts";

it("serves the control API's document, also without a token", async () => {
  const { url, stop } = await startServer({ port: 0, token: "a-token-of-some-length" });
  const reply = await fetch(`${url}/__sandbox/openapi.json`);
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(await reply.json()).toMatchObject({ openapi: "3.1.0", paths: { "/clock/advance": expect.anything() } });
  await stop();
});

it("serves the product's contract from its build, or explains how to build it", () => {
  const built = join(mkdtempSync(join(tmpdir(), "contract-")), "openapi.json");
  expect(documentFile("/openapi.json", built)).toMatchObject({
    status: 503,
    body: expect.stringContaining("build:package"),
  });
  writeFileSync(built, `{"openapi":"3.1.0"}`);
  expect(String(documentFile("/openapi.json", built)?.body)).toBe(`{"openapi":"3.1.0"}`);
  expect(documentFile("/openapi.yaml", built)).toBeNull();
});
