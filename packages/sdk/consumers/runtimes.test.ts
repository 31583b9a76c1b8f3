import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { beforeAll, expect, inject, it } from "vitest";
import { done } from "./harness/done.ts";
import { run } from "./harness/run.ts";
import { webGlobals } from "./harness/web-globals.ts";

const project = join(inject("folder"), "runtimes");
const sandbox = inject("sandbox");
const bin = (name: string) => join(project, "node_modules/.bin", name);

beforeAll(async () => {
  const bundle = ["--bundle", "--platform=browser", "--log-level=error"];
  await run(bin("esbuild"), ["worker.js", "--format=esm", "--outfile=worker.bundle.js", ...bundle], project);
  await run(bin("esbuild"), ["page.js", "--format=iife", "--outfile=page.bundle.js", ...bundle], project);
});

it("works on Bun", async () => {
  expect(JSON.parse(await run(bin("bun"), ["main.js", sandbox], project))).toEqual(done);
});

it("works on Deno with only network permission", async () => {
  expect(
    JSON.parse(await run(bin("deno"), ["run", "--no-prompt", "--allow-net", "main.js", sandbox], project)),
  ).toEqual(done);
});

it("works in a Worker without Node compatibility", async () => {
  const workerd = spawn(
    bin("workerd"),
    ["serve", "workerd.capnp", "--socket-addr", "http=127.0.0.1:0", "--control-fd=1"],
    { cwd: project },
  );
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let said = "";
      workerd.stderr.on("data", (chunk) => {
        said += chunk;
      });
      workerd.on("exit", () => reject(new Error(said)));
      // The first line on the control stream names its port.
      workerd.stdout.once("data", (line) => resolve(JSON.parse(String(line).split("\n")[0] ?? "").port));
    });
    const reply = await fetch(`http://127.0.0.1:${port}/?sandbox=${encodeURIComponent(sandbox)}`);
    expect(JSON.parse(await reply.text())).toEqual(done);
  } finally {
    workerd.kill();
  }
});

it("works with only the web's own globals", async () => {
  const context = createContext({ ...webGlobals, sandboxUrl: sandbox });
  runInContext(await readFile(join(project, "page.bundle.js"), "utf8"), context);
  expect({ ...(await context.outcome) }).toEqual(done);
});
