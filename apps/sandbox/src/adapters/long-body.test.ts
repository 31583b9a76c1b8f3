import { afterEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "./server.ts";

let server: RunningServer | undefined;
afterEach(() => server?.stop());

test("imports a file of several megabytes sent in parts over HTTP", async () => {
  server = await startServer({ port: 0, live: false });
  const call = `${server.url}/__sandbox/api/worlds`;
  const file = await (await fetch(`${call}/export`)).json();
  const [user, ...users] = file.world.tables.users;
  const password = "é".repeat(3 * 1024 * 1024);
  file.world.tables.users = [{ ...user, password }, ...users];
  const sent = await fetch(`${call}/import`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: "long", file }),
  });
  expect(sent.status).toBe(200);
  const kept = await (await fetch(`${call}/export`, { headers: { "x-sandbox-world": "long" } })).json();
  expect(kept.world.tables.users[0].password).toBe(password);
});
